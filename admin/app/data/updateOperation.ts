import type { CatalogueField, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { isRange } from '../catalogue/listedFields.ts';
import { type Known, type Operation, writeOperation } from './operationName.ts';

interface Bound {
  value?: unknown;
}

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

function rangeOf(value: unknown): unknown {
  const { start, end } = (value ?? {}) as { start?: Bound | null; end?: Bound | null };
  if (!start?.value && !end?.value) return null;
  return {
    start: start?.value ? { value: start.value, inclusive: true } : null,
    end: end?.value ? { value: end.value, inclusive: false } : null,
  };
}

/** A column's value as the API takes it: a composite with its own parts only, null when blank. */
export function compositeValue(field: CatalogueField, value: unknown): unknown {
  if (isRange(field)) return rangeOf(value);
  if (field.kind !== 'composite' || typeof value !== 'object' || value === null) return value;
  const parts = (field.parts ?? []).map(({ name }) => [name, Reflect.get(value, name) ?? null]);
  return parts.every(([, part]) => part === null || part === '') ? null : Object.fromEntries(parts);
}
