import type { Catalogue, CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { enumNamed } from '../catalogue/labels/labels.ts';

type Kind = CatalogueField['kind'];

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isDay = /^\d{4}-\d\d-\d\d$/;

const isKey = (value: unknown) => isUuid.test(String(value));
const isNumber = (value: unknown) => value !== '' && Number.isFinite(Number(value));

/** A day of the calendar: 31 February is none. */
function isCalendarDay(value: unknown): boolean {
  if (!isDay.test(String(value))) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return Number.isFinite(date.getTime()) && date.toISOString().startsWith(String(value));
}

const checks: Partial<Record<Kind, (value: unknown) => boolean>> = {
  uuid: isKey,
  reference: isKey,
  file: isKey,
  boolean: (value) => typeof value === 'boolean',
  date: isCalendarDay,
  datetime: isCalendarDay,
  integer: isNumber,
  money: isNumber,
  decimal: isNumber,
  percent: isNumber,
};

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== '';

/** Whether a column can be narrowed by a value, by any of several, or by both ends of a range. */
export function fitsField(catalogue: Catalogue, field: CatalogueField, value: unknown): boolean {
  const values = enumNamed(catalogue, field.enumName)?.values.map(({ value: one }) => one);
  const isOne = values
    ? (one: unknown) => values.includes(String(one))
    : (checks[field.kind] ?? ((one) => typeof one !== 'object'));
  if (Array.isArray(value)) return value.every(isOne);
  if (typeof value !== 'object' || value === null) return !isFilled(value) || isOne(value);
  const { from, to }: { from?: unknown; to?: unknown } = value;
  return [from, to].filter(isFilled).every(isOne);
}
