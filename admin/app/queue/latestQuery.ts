import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { initialSort } from '../list/initialSort.ts';
import { pageSizes } from '../list/pageSizes.ts';

/** The query for the latest events, as the first screen uses it. */
export const latestQuery = (log: CatalogueResource) => ({
  sort: initialSort(log),
  pagination: { page: 1, perPage: pageSizes.latestEvents },
});
