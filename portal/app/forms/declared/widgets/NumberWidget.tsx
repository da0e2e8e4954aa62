import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLine } from '#portal/ui/controls/TextLine.tsx';
import { useTypedFigure } from '../../useTypedFigure.ts';
import { nativeOptions } from '../nativeOptions.ts';
import { useField } from '../useField.ts';
import { typedNumber } from './typedNumber.ts';

const ends: Partial<Record<string, string>> = { percent: '%', money: 'kr' };

/** A number. It may be typed in several formats; the understood value is shown once the field loses focus. */
export function NumberWidget(props: WidgetProps) {
  const { value, onChange, options, disabled, uiSchema, htmlName } = props;
  const { i18n } = useTranslation();
  const { label, description, placeholder, error, required } = useField(props);
  const kind = String(uiSchema?.['ui:widget']);
  const { rules, show, read } = typedNumber[kind] ?? typedNumber.integer!;
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null);
  const isNothing = value === undefined || value === null || value === '';
  // The value may have been replaced from outside meanwhile.
  const text =
    typed && typed.value === value ? typed.text : isNothing ? '' : show(value, i18n.language);
  const write = (next: string) => {
    const value = next.trim() === '' ? '' : read(next);
    setTyped({ text: next, value: value });
    onChange(value);
  };
  const figure = useTypedFigure({
    rules,
    text,
    onChange: write,
    // A client number is shown without groups.
    ...(kind === 'integer' && { show: (value: string) => value }),
  });
  return (
    <TextLine
      inputMode={kind === 'integer' ? 'numeric' : 'decimal'}
      {...nativeOptions(options)}
      label={label}
      aria-required={required}
      description={description}
      placeholder={placeholder}
      error={figure.reason ?? error}
      onFocus={figure.onFocus}
      onBlur={figure.onBlur}
      end={ends[kind]}
      name={htmlName}
      disabled={disabled}
      value={text}
      onChange={write}
    />
  );
}
