import type { CatalogueField, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';

// Columns that every table has: owner and timestamps.
const ofEveryRow = new Set(['id', 'accountId', 'createdAt', 'updatedAt']);

/**
 * For a table whose rows only join two others, the key that leads on from the one it is viewed from. Null for
 * tables with columns of their own.
 */
export function otherEnd({ fields }: CatalogueResource, target: string): CatalogueField | null {
  const own = fields.filter(({ name, computed }) => !computed && !ofEveryRow.has(name));
  const [other, ...more] = own.filter(({ name }) => name !== target);
  if (more.length > 0 || own.length !== 2) return null;
  return other?.kind === 'reference' && other.required ? other : null;
}

/** The field for free-text search: the table's own search, else its title, else none. */
export function searchedField(
  resource: CatalogueResource,
): { name: string; isSearch: boolean } | null {
  if (resource.searchField) return { name: resource.searchField, isSearch: true };
  const label = resource.fields.find(({ name }) => name === resource.labelField);
  const isText = label?.kind === 'text' || label?.kind === 'email';
  return label && isText && label.filterable && !label.computed
    ? { name: label.name, isSearch: false }
    : null;
}
