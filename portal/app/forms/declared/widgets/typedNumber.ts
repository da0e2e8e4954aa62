import type { FigureRules } from '#forms/validate/read-figure.ts';
import { moneyText, showFigure } from '#portal/ui/money/formatMoney.ts';
import {
  moneyRules,
  parseDecimal,
  parseMoney,
  quantityRules,
} from '#portal/ui/money/parseMoney.ts';

/** Formatting and parsing of a kind of number. Text that cannot be parsed stays as typed, to be refused. */
export interface NumberKind {
  rules: FigureRules;
  show: (value: unknown, language: string) => string;
  read: (text: string) => unknown;
}

const asTyped = (text: string, read: string | number | null): unknown => read ?? text;

const integerRules: FigureRules = { decimals: 0 };
const integer: NumberKind = {
  rules: integerRules,
  show: (value) => String(value),
  read: (text) => {
    const read = parseDecimal(text, integerRules);
    return asTyped(text, read === null ? null : Number(read));
  },
};

const decimalOf = (rules: FigureRules): NumberKind => ({
  rules,
  show: (value, language) => showFigure(String(value), language),
  read: (text) => asTyped(text, parseDecimal(text, rules)),
});

const money: NumberKind = {
  rules: moneyRules,
  show: (value, language) => {
    if (typeof value !== 'number') return String(value);
    return moneyText(value, language);
  },
  read: (text) => asTyped(text, parseMoney(text)),
};

/** By the kind of the field. */
export const typedNumber: Record<string, NumberKind> = {
  integer,
  decimal: decimalOf(quantityRules),
  percent: decimalOf({ ...quantityRules, unit: 'percent' }),
  money,
};
