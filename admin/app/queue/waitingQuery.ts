import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { initialSort } from '../list/initialSort.ts';
import { pageSizes } from '../list/pageSizes.ts';
import type { Queue } from './queuesOf.ts';

/** The query for the latest events, as the first screen uses it. */
export const latestQuery = (log: CatalogueResource) => ({
  sort: initialSort(log),
  pagination: { page: 1, perPage: pageSizes.latestEvents },
});

/** The query of a queue: rows in its states that are not archived, the longest waiting first. */
export function waitingQuery({ resource, states }: Queue, perPage: number) {
  const since = ['submittedAt', 'createdAt', 'id'].find((name) =>
    resource.fields.some((field) => field.name === name && field.sortable),
  );
  const archived = resource.fields.find(({ tags }) => tags.filter === 'archived');
  return {
    since: since === 'id' ? null : (since ?? null),
    params: {
      filter: {
        [resource.statusField ?? '']: states,
        ...(archived && { [archived.name]: { isNull: true } }),
      },
      sort: { field: since ?? 'id', order: 'ASC' as const },
      pagination: { page: 1, perPage },
    },
  };
}
