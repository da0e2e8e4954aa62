import type { SortPayload } from 'react-admin';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';

/**
 * The order values of a sort. Sorting by the first column of the default order also uses its further columns;
 * the id breaks ties, so that pages never overlap.
 */
export function orderOf(resource: CatalogueResource, sort: SortPayload | undefined): string[] {
  const field = resource.fields.find(({ name }) => name === sort?.field);
  const value = sort?.order === 'ASC' ? field?.sortAsc : field?.sortDesc;
  const [first, ...further] = resource.defaultSort;
  const isFirst = first !== undefined && [field?.sortAsc, field?.sortDesc].includes(first);
  const order = value ? [value, ...(isFirst ? further : [])] : resource.defaultSort;
  const tie = resource.fields.find(({ name }) => name === 'id')?.sortAsc;
  return tie && field?.name !== 'id' ? [...order, tie] : order;
}
