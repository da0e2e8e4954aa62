import { formatDecimal } from '../../../../ui/money/formatDecimal.ts';
import { formatMoney } from '../../../../ui/money/formatMoney.ts';
import { parseDecimal } from '../../../../ui/money/parseDecimal.ts';
import { parseMoney } from '../../../../ui/money/parseMoney.ts';

/** How a figure of a kind is written and read. What cannot be read stays as it was typed, to be refused. */
export interface NumberKind {
  show: (value: unknown, language: string) => string;
  read: (text: string) => unknown;
}

const asTyped = (text: string, read: string | number | null): unknown => read ?? text;

const integer: NumberKind = {
  show: (value) => String(value),
  read: (text) => {
    const plain = text.replace(/[\s\u00A0\u202F]/g, '');
    return asTyped(text, /^-?\d+$/.test(plain) ? Number(plain) : null);
  },
};

const decimal: NumberKind = {
  show: (value, language) => formatDecimal(String(value), language),
  read: (text) => asTyped(text, parseDecimal(text)),
};

const money: NumberKind = {
  show: (value, language) => {
    if (typeof value !== 'number') return String(value);
    const { sign, whole, fraction } = formatMoney(value, language);
    return `${sign}${whole}${fraction}`;
  },
  read: (text) => asTyped(text, parseMoney(text)),
};

/** By the kind of the field. */
export const typedNumber: Record<string, NumberKind> = {
  integer,
  decimal,
  percent: decimal,
  money,
};
