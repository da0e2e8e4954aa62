import type { SortPayload } from 'react-admin';
import type { CatalogueResource } from '../../../plugins/core/catalogue/catalogue.ts';

/** The order values for a sort; the id breaks ties, so that pages never overlap. */
export function orderOf(resource: CatalogueResource, sort: SortPayload | undefined): string[] {
  const field = resource.fields.find(({ name }) => name === sort?.field);
  const value = sort?.order === 'ASC' ? field?.sortAsc : field?.sortDesc;
  const order = value ? [value] : resource.defaultSort;
  const tie = resource.fields.find(({ name }) => name === 'id')?.sortAsc;
  return tie && field?.name !== 'id' ? [...order, tie] : order;
}
