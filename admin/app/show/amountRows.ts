import type { CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { isTagged } from '../catalogue/isTagged.ts';
import { tagOf } from '../catalogue/tagOf.ts';

/** One amount, the rate that made it, and what is left of it where that is less. */
export interface AmountRow {
  field: CatalogueField;
  rate: CatalogueField | null;
  rest: CatalogueField | null;
}

/**
 * Amounts in the order of the table, the sum one looks for first. A rate (`@rateOf column`) and a
 * remainder (`@restOf column`) stand with their amount; a remainder that is still all of it says
 * nothing and is left out.
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
