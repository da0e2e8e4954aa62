import type { Catalogue, CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { isIsoDay } from '#shared/days/iso-day.ts';
import { enumNamed } from '../catalogue/labels/labels.ts';
import { isUuid } from '../data/isUuid.ts';

type Kind = CatalogueField['kind'];

const isWhole = (value: unknown) => value !== '' && Number.isSafeInteger(Number(value));

/** As the API takes them: a whole number of 32 bits, a decimal without an exponent. */
const isInt = (value: unknown) => isWhole(value) && Math.abs(Number(value)) < 2 ** 31;
const isDecimal = (value: unknown) => /^[+-]?\d+(\.\d+)?$/.test(String(value));

const isDay = (value: unknown) => isIsoDay(String(value));

const checks: Partial<Record<Kind, (value: unknown) => boolean>> = {
  uuid: isUuid,
  reference: isUuid,
  file: isUuid,
  boolean: (value) => typeof value === 'boolean',
  date: isDay,
  datetime: isDay,
  integer: isInt,
  money: isWhole,
  decimal: isDecimal,
  percent: isDecimal,
};

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== '';

/** Whether a column can be narrowed by a value, by any of several, or by both ends of a range. */
export function fitsField(catalogue: Catalogue, field: CatalogueField, value: unknown): boolean {
  const ofEnum = enumNamed(catalogue, field.enumName)?.values.map(({ value: one }) => one);
  const values = field.possibleValues ?? ofEnum;
  const isOne = values
    ? (one: unknown) => values.includes(String(one))
    : (checks[field.kind] ?? ((one) => typeof one !== 'object'));
  if (Array.isArray(value)) return value.every(isOne);
  if (typeof value !== 'object' || value === null) return !isFilled(value) || isOne(value);
  const { from, to }: { from?: unknown; to?: unknown } = value;
  return [from, to].filter(isFilled).every(isOne);
}
