import type { CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { isTagged, tagOf } from '../catalogue/tagOf.ts';

/** An amount, the rate it was computed with, and the remainder where it is less. */
export interface AmountRow {
  field: CatalogueField;
  rate: CatalogueField | null;
  rest: CatalogueField | null;
}

/**
 * Amounts in the order of the table, the total first. A rate (`@rateOf column`) and a remainder (`@restOf
 * column`) go with their amount. A remainder equal to the amount is left out.
 */
export function amountRows(fields: CatalogueField[], record: Record<string, unknown>): AmountRow[] {
  const partner = (field: CatalogueField, tag: string) =>
    fields.find(({ column }) => column !== null && column === tagOf(field, tag));
  const own = (field: CatalogueField, tag: string) =>
    fields.find((other) => tagOf(other, tag) === field.column && field.column !== null) ?? null;
  return fields
    .filter((field) => !partner(field, 'rateOf') && !partner(field, 'restOf'))
    .map((field) => {
      const rest = own(field, 'restOf');
      const isWhole = rest && record[rest.name] === record[field.name];
      return { field, rate: own(field, 'rateOf'), rest: isWhole ? null : rest };
    })
    .sort((a, b) => Number(isTagged(b.field, 'sum')) - Number(isTagged(a.field, 'sum')));
}
