import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';

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
