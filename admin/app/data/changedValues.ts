import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { compositeValue } from './compositeValue.ts';

type Row = Record<string, unknown>;

const asText = (value: unknown) => JSON.stringify(value ?? null);

/** Only what the operator changed, so that two people editing one row do not undo each other. */
export function changedValues(resource: CatalogueResource, data: Row, previous: Row): Row {
  return Object.fromEntries(
    resource.fields
      .filter(
        ({ name, updatable }) =>
          updatable && name in data && asText(data[name]) !== asText(previous[name]),
      )
      .map((field) => [field.name, compositeValue(field, data[field.name]) ?? null]),
  );
}
