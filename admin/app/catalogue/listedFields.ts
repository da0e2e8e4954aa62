import type {
  CatalogueField,
  CatalogueResource,
} from '../../../plugins/core/catalogue/catalogue.ts';
import { isRange } from './isRange.ts';
import { isTagged } from './isTagged.ts';

const tooWide = new Set(['longText', 'json', 'composite', 'uuid', 'other']);
const most = 8;

function weightOf(resource: CatalogueResource, field: CatalogueField): number {
  if (isTagged(field, 'listed')) return -1;
  if (field.name === resource.labelField) return 0;
  if (field.name === resource.statusField) return 1;
  // The same in nearly every row.
  if (field.name === 'currency' || field.name === 'language') return 9;
  if (['reference', 'money', 'enum'].includes(field.kind)) return field.required ? 2 : 3;
  if (['date', 'datetime'].includes(field.kind)) return field.name === 'createdAt' ? 3 : 4;
  return field.required ? 3 : 4;
}

/**
 * The columns of a list: what identifies a row and what one sorts by, at most eight, in the order
 * of the table with the title first. `@listed` on a column forces it in.
 */
export function listedFields(resource: CatalogueResource, except?: string): CatalogueField[] {
  const narrow = resource.fields.filter(
    (field) =>
      field.name !== except && !field.isList && (!tooWide.has(field.kind) || isRange(field)),
  );
  const chosen = new Set(
    narrow
      .map((field, place) => ({ field, place, weight: weightOf(resource, field) }))
      .sort((a, b) => a.weight - b.weight || a.place - b.place)
      .slice(0, most)
      .map(({ field }) => field),
  );
  const rank = (field: CatalogueField) =>
    field.name === resource.labelField ? 0 : field.name === resource.statusField ? 1 : 2;
  return narrow.filter((field) => chosen.has(field)).sort((a, b) => rank(a) - rank(b));
}
