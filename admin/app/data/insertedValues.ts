import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { compositeValue } from './compositeValue.ts';

type Row = Record<string, unknown>;

/** The input of a create form: the insertable columns; empty ones get their default. */
export function insertedValues(resource: CatalogueResource, data: Row): Row {
  return Object.fromEntries(
    resource.fields
      .filter(({ insertable }) => insertable)
      .map((field) => [field.name, compositeValue(field, data[field.name])] as const)
      .filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}
