import type { WidgetProps } from '@rjsf/utils';
import { TextLine } from '#portal/ui/controls/FieldLines.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { nativeOptions, useField } from '../useField.ts';

const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** A Norwegian account number, with hints while it is typed. */
export function NorwegianAccountWidget(props: WidgetProps) {
  const { t } = useMessages('core');
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

/**
 * The hint about a Norwegian account number while it is typed. Only a hint under the field: the server
 * decides.
 */
export function accountNumberHint(typed: string): string | null {
  // The prefix of a Norwegian IBAN is removed when the account is stored.
  const plain = typed.replace(/[^0-9A-Za-z]/g, '').replace(/^NO\d\d(?=\d{11}$)/i, '');
  if (plain === '') return null;
  if (/\D/.test(plain)) return 'accountNumber.onlyDigits';
  if (plain.length < 11) return null;
  if (plain.length > 11) return 'accountNumber.elevenDigits';
  return checkDigitHolds(plain) ? 'accountNumber.looksRight' : 'accountNumber.checkDigits';
}

/** Modulus 11; where digits 5 and 6 are zero the check covers digits 7 to 10 only. */
function checkDigitHolds(digits: string): boolean {
  const numbers = [...digits].map(Number);
  const short = digits.slice(4, 6) === '00';
  const sum = WEIGHTS.reduce(
    (total, weight, at) => total + (short && at < 6 ? 0 : weight * numbers[at]!),
    0,
  );
  const check = (11 - (sum % 11)) % 11;
  return check === numbers[10];
}
