import type { CatalogueField } from '#plugins/core/catalogue/catalogue.ts';

/** A value as the database wrote it into JSON, turned into the shape the API would give. */
export function apiShape(field: CatalogueField, value: unknown): unknown {
  if (field.kind !== 'composite' || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    (field.parts ?? []).map((part) => [
      part.name,
      Reflect.get(value, part.column ?? part.name) ?? Reflect.get(value, part.name),
    ]),
  );
}
