import type {
  Catalogue,
  CatalogueField,
  CatalogueResource,
} from '#plugins/core/catalogue/catalogue.ts';
import { isTagged } from './useConsoleModel.ts';

/** The fields that a decision depends on, the reason before comments on it. */
export const decisiveOrder = (fields: CatalogueField[]): CatalogueField[] =>
  fields.toSorted((a, b) => Number(b.kind === 'enum') - Number(a.kind === 'enum'));

const tooWide = new Set(['longText', 'json', 'composite', 'uuid', 'other']);
// The same in nearly every row.
const rarelyListed = new Set(['currency', 'language', 'updatedAt']);
const most = 8;

/** The maximum number of columns per kind in a list, so that no kind crowds out the others. */
const share: Partial<Record<CatalogueField['kind'], number>> = {
  reference: 3,
  money: 2,
  date: 2,
  datetime: 1,
  enum: 2,
  boolean: 2,
  percent: 1,
  text: 4,
};

function sortsFirst({ defaultSort }: CatalogueResource, { sortAsc, sortDesc }: CatalogueField) {
  return [sortAsc, sortDesc].some((value) => value !== null && value === defaultSort[0]);
}

/** Whether no limit leaves a column out: marked columns, and the title, which identifies the row. */
function isAlwaysListed({ labelField }: CatalogueResource, field: CatalogueField): boolean {
  return isTagged(field, 'listed') || field.name === labelField;
}

function weightOf(
  resource: CatalogueResource,
  field: CatalogueField,
  catalogue: Catalogue,
): number {
  if (isAlwaysListed(resource, field)) return -9999;
  if (field.name === resource.statusField) return -8000;
  if (sortsFirst(resource, field)) return -7000;
  if (rarelyListed.has(field.name)) return 9000;
  if (field.computed) return 50;
  if (field.kind === 'file') return 5;
  // A reference with many dependents of its own is the most informative: the account, the client.
  const target = catalogue.resources.find(({ name }) => name === field.reference?.resource);
  if (target) return -target.backward.length;
  if (field.name === 'createdAt') return 0;
  if (field.kind === 'money') return isTagged(field, 'sum') ? -1 : 0;
  return field.required ? 0 : 1;
}

/**
 * The columns of a list: those that identify a row and those that can be sorted by, at most eight, in the
 * order of the table with title and state first. `@listed` on a column adds it beyond every limit.
 */
export function listedFields(
  resource: CatalogueResource,
  catalogue: Catalogue,
  except?: string,
): CatalogueField[] {
  const narrow = resource.fields.filter(
    (field) =>
      field.name !== except &&
      !isTagged(field, 'unlisted') &&
      !field.isList &&
      (!tooWide.has(field.kind) || isRange(field) || isTagged(field, 'listed')),
  );
  const ranked = narrow
    .map((field, place) => ({ field, place, weight: weightOf(resource, field, catalogue) }))
    .sort((a, b) => a.weight - b.weight || a.place - b.place)
    .map(({ field }) => field);
  const within = ranked.filter((field, place) => {
    const before = ranked.slice(0, place).filter(({ kind }) => kind === field.kind).length;
    return isAlwaysListed(resource, field) || before < (share[field.kind] ?? most);
  });
  const limit = Math.max(most, narrow.filter((field) => isAlwaysListed(resource, field)).length);
  const chosen = new Set(within.slice(0, limit));
  const rank = (field: CatalogueField) =>
    field.name === resource.labelField ? 0 : field.name === resource.statusField ? 1 : 2;
  return narrow.filter((field) => chosen.has(field)).sort((a, b) => rank(a) - rank(b));
}

/** Columns of a list that are shown where an operator chooses them. */
export function furtherFields(
  resource: CatalogueResource,
  listed: readonly CatalogueField[],
): CatalogueField[] {
  return resource.fields.filter(
    (field) =>
      !listed.includes(field) && !field.isList && (!tooWide.has(field.kind) || isRange(field)),
  );
}

/** Whether a column holds a range (`daterange`, `tstzrange` …), by its GraphQL type. */
export function isRange(field: CatalogueField): boolean {
  return field.kind === 'other' && /Range$/.test(field.type);
}
