import type {
  CatalogueField,
  CatalogueResource,
} from '../../../plugins/core/catalogue/catalogue.ts';
import { searchedField } from '../catalogue/searchedField.ts';

type Conditions = Record<string, unknown>;

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + 1);
  return date.toISOString();
}

function rangeOf(
  field: CatalogueField,
  range: { from?: unknown; to?: unknown },
): Conditions | null {
  // A person who says "to 3 May" means the whole of that day, here, not up to its first instant.
  const isMoment = field.kind === 'datetime';
  const conditions: Conditions = {};
  if (isFilled(range.from)) {
    conditions.greaterThanOrEqualTo = isMoment
      ? new Date(`${range.from}T00:00:00`).toISOString()
      : range.from;
  }
  if (isFilled(range.to)) {
    if (isMoment) conditions.lessThan = dayAfter(String(range.to));
    else conditions.lessThanOrEqualTo = range.to;
  }
  return Object.keys(conditions).length > 0 ? conditions : null;
}

function conditionOf(field: CatalogueField, value: unknown): Conditions | null {
  if (Array.isArray(value)) return value.length > 0 ? { in: value } : null;
  if (typeof value === 'object' && value !== null) return rangeOf(field, value);
  if (!isFilled(value)) return null;
  const isText = field.kind === 'text' || field.kind === 'longText' || field.kind === 'email';
  return isText ? { includesInsensitive: value } : { equalTo: value };
}

/**
 * Turns the values of react-admin's filter form into the API's filter input. `q` is the free
 * text; a field the resource does not have is left out rather than sent and refused.
 */
export function filterOf(resource: CatalogueResource, values: Record<string, unknown>): Conditions {
  const filter: Conditions = {};
  for (const field of resource.fields) {
    const condition = conditionOf(field, values[field.name]);
    if (condition) filter[field.name] = condition;
  }
  if (isFilled(values.q)) {
    const searched = searchedField(resource);
    if (searched)
      filter[searched.name] = searched.isSearch ? values.q : { includesInsensitive: values.q };
  }
  return filter;
}
