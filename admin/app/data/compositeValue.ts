import type { CatalogueField } from '../../../plugins/core/catalogue/catalogue.ts';

/** A column's value as the API takes it: a composite with its own parts only, null when blank. */
export function compositeValue(field: CatalogueField, value: unknown): unknown {
  if (field.kind !== 'composite' || typeof value !== 'object' || value === null) return value;
  const parts = (field.parts ?? []).map(({ name }) => [name, Reflect.get(value, name) ?? null]);
  return parts.every(([, part]) => part === null || part === '') ? null : Object.fromEntries(parts);
}
