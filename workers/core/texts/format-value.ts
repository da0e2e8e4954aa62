import { showEmail } from '#forms/validate/show-email.ts';
import { encodeTypeId } from '#shared/encode-type-id.ts';
import { formatIdentifier } from '#shared/format-identifier.ts';
import {
  formatDay,
  formatMoney,
  formatNumber,
  type WrittenLanguage,
} from '../format/written-values.ts';

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Oslo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A value from the database and its kind: `value:boat_status`, `id:boa`. */
export type TemplateValue = { kind: string; value: unknown };

/** Words of enums, by type and value. */
export type ValueWord = (type: string, value: string) => string;

/** Formats a database value for readers. Null is an empty text. */
export function formatValue(
  { kind, value }: TemplateValue,
  language: WrittenLanguage,
  word: ValueWord,
): string {
  if (value === null) return '';
  const [name, of = ''] = kind.split(':');
  const text = String(value);
  switch (name) {
    case 'money':
      return writtenMoney(value as Money, language);
    case 'day':
      return formatDay(text, language);
    case 'moment':
      return formatMoment(text, language);
    case 'number':
      return formatNumber(Number(value), language);
    case 'value':
      return word(typeName(of), text);
    case 'id':
      return encodeTypeId(of, text);
    case 'kid':
    case 'bankAccount':
    case 'organizationNumber':
      return formatIdentifier[name](text);
    default:
      return showEmail(text);
  }
}

type Money = { minor: number | null; currency: string };

function writtenMoney({ minor, currency }: Money, language: WrittenLanguage): string {
  if (minor === null) return '';
  return `${formatMoney(minor, language)} ${currency === 'NOK' ? 'kr' : currency}`;
}

/** The name of an enum in GraphQL and in the labels: `boat_status` is `BoatStatus`. */
function typeName(name: string): string {
  return name.replace(/(?:^|_)(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

/** Writes a moment by Norwegian clocks: 12. november 2026 kl. 14.05, 12 November 2026 at 14:05. */
function formatMoment(moment: string, language: WrittenLanguage): string {
  const [day = '', time = ''] = clock.format(new Date(moment)).split(' ');
  const written = formatDay(day, language);
  return language === 'nb' ? `${written} kl. ${time.replace(':', '.')}` : `${written} at ${time}`;
}
