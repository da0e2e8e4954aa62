import type { WidgetProps } from '@rjsf/utils';
import { TextLine } from '#portal/ui/controls/FieldLines.tsx';
import { pathOf } from '../dataPath.ts';
import { nativeOptions, useField } from '../useField.ts';

/** Prefixes of the countries we serve, as people paste them. */
const prefixes = { '47': 'NO', '46': 'SE', '45': 'DK', '358': 'FI' };

/** A telephone number beside its country (`ui:country`), which a pasted prefix chooses. */
export function NationalNumberWidget(props: WidgetProps) {
  const { value, onChange, name, options, disabled, htmlName = '' } = props;
  const { label, description, placeholder, error, context } = useField(props);
  const write = (text: string) => {
    const { number, countryCode } = readPhoneText(text);
    const { country } = options as { country?: string };
    if (!country || !countryCode) return onChange(number);
    context.fill(pathOf(htmlName).slice(0, -1), { [name]: number, [country]: countryCode });
  };
  return (
    <TextLine
      {...nativeOptions(options)}
      type="tel"
      inputMode="tel"
      label={label}
      description={description}
      placeholder={placeholder}
      error={error}
      name={htmlName}
      disabled={disabled}
      value={String(value ?? '')}
      onChange={write}
    />
  );
}

/**
 * Reads a typed or pasted number: the country if it starts with a known prefix, and the digits after it.
 * Spaces are removed; any other character that is not a digit stays, so that the user sees the mistake.
 */
export function readPhoneText(text: string): { number: string; countryCode?: string } {
  const plain = text.replace(/[\s\u00a0]/g, '');
  const international = /^(?:\+|00)(.*)$/.exec(plain)?.[1];
  if (international === undefined) return { number: withoutTrunkZero(plain) };
  for (const [prefix, countryCode] of Object.entries(prefixes)) {
    if (international.startsWith(prefix)) {
      return { countryCode, number: withoutTrunkZero(international.slice(prefix.length)) };
    }
  }
  return { number: plain };
}

/** A zero in brackets is dialled within the country only. */
const withoutTrunkZero = (number: string) => number.replace(/^\(0\)/, '');
