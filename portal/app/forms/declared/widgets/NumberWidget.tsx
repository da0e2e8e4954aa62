import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLine } from '../../../../ui/controls/TextLine.tsx';
import { nativeOptions } from '../nativeOptions.ts';
import { useField } from '../useField.ts';
import { typedNumber } from './typedNumber.ts';

const ends: Partial<Record<string, string>> = { percent: '%', money: 'kr' };

/** A figure. It is written as one likes and stays as typed; what it says is what is sent. */
export function NumberWidget(props: WidgetProps) {
  const { value, onChange, options, disabled, uiSchema, htmlName } = props;
  const { i18n } = useTranslation();
  const { label, description, placeholder, error, required } = useField(props);
  const kind = String(uiSchema?.['ui:widget']);
  const { show, read } = typedNumber[kind] ?? typedNumber.integer!;
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null);
  const isNothing = value === undefined || value === null || value === '';
  // Somebody else may have put another value in its place meanwhile.
  const text =
    typed && typed.value === value ? typed.text : isNothing ? '' : show(value, i18n.language);
  const write = (next: string) => {
    const said = next.trim() === '' ? '' : read(next);
    setTyped({ text: next, value: said });
    onChange(said);
  };
  return (
    <TextLine
      inputMode={kind === 'integer' ? 'numeric' : 'decimal'}
      {...nativeOptions(options)}
      label={label}
      aria-required={required}
      description={description}
      placeholder={placeholder}
      error={error}
      end={ends[kind]}
      name={htmlName}
      disabled={disabled}
      value={text}
      onChange={write}
    />
  );
}
