import type { SortPayload } from 'react-admin';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';

/** The catalogue's initial order in the form of react-admin: a field and a direction. */
export function initialSort(resource: CatalogueResource): SortPayload {
  for (const value of resource.defaultSort) {
    const field = resource.fields.find(({ sortAsc, sortDesc }) =>
      [sortAsc, sortDesc].includes(value),
    );
    if (field) return { field: field.name, order: field.sortAsc === value ? 'ASC' : 'DESC' };
  }
  return { field: 'id', order: 'DESC' };
}
