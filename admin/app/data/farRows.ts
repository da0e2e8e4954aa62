import type { GetListParams, GetListResult, GetManyParams, GetManyResult } from 'react-admin';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { initialSort } from '../catalogue/initialSort.ts';

/** Up to this offset, skipping rows takes no noticeable time. */
const mostSkipped = 100;

interface Methods<Params> {
  getList: (name: string, params: Params) => Promise<GetListResult>;
  getMany: (name: string, params: GetManyParams) => Promise<GetManyResult>;
}

/**
 * Rows that Postgres has to sort or skip many others for, as it may for those that a filter finds. It computes the
 * columns of those too, of actions and states, which of a million rows takes a minute; so their ids are found first,
 * and then the rows of the page. A caller that knows that its rows are few sets `meta.areFew` and gets them in one
 * request.
 */
export const farRows =
  <Params extends Partial<GetListParams>>({ getList, getMany }: Methods<Params>) =>
  async (resource: CatalogueResource, params: Params): Promise<GetListResult> => {
    if (!isFar(resource, params)) return getList(resource.name, params);
    const found = await getList(resource.name, { ...params, meta: { onlyIds: true } });
    const ids = found.data.map(({ id }) => id);
    if (ids.length === 0) return found;
    const { data } = await getMany(resource.name, { ids, signal: params.signal });
    const rows = new Map(data.map((row) => [row.id, row]));
    // A row may have been deleted in between.
    return { ...found, data: ids.flatMap((id) => rows.get(id) ?? []) };
  };

function isFar(
  resource: CatalogueResource,
  { pagination, sort, filter, meta }: Partial<GetListParams>,
): boolean {
  if (meta?.areFew || !resource.fields.some(({ name }) => name === 'id')) return false;
  if (Object.keys(filter ?? {}).length > 0) return true;
  if (pagination && (pagination.page - 1) * pagination.perPage > mostSkipped) return true;
  const initial = initialSort(resource);
  return sort !== undefined && (sort.field !== initial.field || sort.order !== initial.order);
}
