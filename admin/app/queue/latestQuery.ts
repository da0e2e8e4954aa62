import type { CatalogueResource } from '../../../plugins/core/catalogue/catalogue.ts';
import { initialSort } from '../list/initialSort.ts';
import { pageSizes } from '../list/pageSizes.ts';

/** What happened last, as the first screen asks for it. */
export const latestQuery = (log: CatalogueResource) => ({
  sort: initialSort(log),
  pagination: { page: 1, perPage: pageSizes.latestEvents },
});
