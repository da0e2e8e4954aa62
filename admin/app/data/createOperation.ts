import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { compositeValue } from './compositeValue.ts';
import { type Known, type Operation, operationName, writeOperation } from './operationName.ts';

type Row = Record<string, unknown>;

/** Adds a row of the insertable columns. */
export function createOperation(known: Known, data: Record<string, unknown>): Operation {
  const key = operationName(known.resource, 'createKey');
  return writeOperation(known, 'create', { [key]: insertedValues(known.resource, data) });
}

/** The input of a create form: the insertable columns; empty ones get their default. */
function insertedValues(resource: CatalogueResource, data: Row): Row {
  return Object.fromEntries(
    resource.fields
      .filter(({ insertable }) => insertable)
      .map((field) => [field.name, compositeValue(field, data[field.name])] as const)
      .filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}
