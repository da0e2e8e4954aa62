import type { CatalogueResource } from '../../../plugins/core/catalogue/catalogue.ts';

/** How free text finds rows: by the table's own search, else in its title, else not at all. */
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
