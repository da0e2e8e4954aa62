import type { WidgetProps } from '@rjsf/utils';
import { useTranslation } from 'react-i18next';
import { TextLine } from '#portal/ui/controls/TextLine.tsx';
import { nativeOptions } from '../nativeOptions.ts';
import { useField } from '../useField.ts';
import { accountNumberHint } from './accountNumberHint.ts';

/** A Norwegian account number, with hints while it is typed. */
export function NorwegianAccountWidget(props: WidgetProps) {
  const { t } = useTranslation('core');
  const { label, error } = useField(props);
  const typed = String(props.value ?? '');
  return (
    <TextLine
      {...nativeOptions(props.options)}
      inputMode="numeric"
      label={label}
      // After a refusal, its text replaces the hint.
      description={error ? undefined : t(accountNumberHint(typed) ?? 'accountNumber.elevenDigits')}
      isBelow
      error={error}
      name={props.htmlName}
      value={typed}
      onChange={props.onChange}
    />
  );
}
