import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { compositeValue } from './compositeValue.ts';
import { type Known, type Operation, writeOperation } from './operationName.ts';

type Row = Record<string, unknown>;

const asText = (value: unknown) => JSON.stringify(value ?? null);

/** Updates the columns that differ from the row as it was read, unless the row was changed since. */
export function updateOperation(
  known: Known,
  id: unknown,
  data: Record<string, unknown>,
  previous: Record<string, unknown>,
): Operation {
  return writeOperation(known, 'update', {
    id,
    patch: {
      ...changedValues(known.resource, data, previous),
      ...(typeof previous.updatedAt === 'string' && { updatedAt: previous.updatedAt }),
    },
  });
}

/** Only what the operator changed, so that two people editing one row do not undo each other. */
function changedValues(resource: CatalogueResource, data: Row, previous: Row): Row {
  return Object.fromEntries(
    resource.fields
      .filter(
        ({ name, updatable }) =>
          updatable && name in data && asText(data[name]) !== asText(previous[name]),
      )
      .map((field) => [field.name, compositeValue(field, data[field.name]) ?? null]),
  );
}
