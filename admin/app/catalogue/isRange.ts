import type { CatalogueField } from '#plugins/core/catalogue/catalogue.ts';

/** Whether a column holds a range (`daterange`, `tstzrange` …), by its GraphQL type. */
export function isRange(field: CatalogueField): boolean {
  return field.kind === 'other' && /Range$/.test(field.type);
}
