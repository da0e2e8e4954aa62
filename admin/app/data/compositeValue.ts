import type { CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { isRange } from '../catalogue/listedFields.ts';

interface Bound {
  value?: unknown;
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
