import type { CatalogueResource } from '../../../plugins/core/catalogue/catalogue.ts';
import { compositeValue } from './compositeValue.ts';

type Row = Record<string, unknown>;

/** What a create form may send: the insertable columns, empty ones left to their default. */
export function insertedValues(resource: CatalogueResource, data: Row): Row {
  return Object.fromEntries(
    resource.fields
      .filter(({ insertable }) => insertable)
      .map((field) => [field.name, compositeValue(field, data[field.name])] as const)
      .filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}
