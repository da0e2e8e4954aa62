import type { Catalogue, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { isTagged } from '../catalogue/tagOf.ts';

/** The table of events, if this operator may read it. */
export const eventLogOf = ({ resources }: Catalogue): CatalogueResource | undefined =>
  resources.find((resource) => isTagged(resource, 'eventLog') && resource.operations.list !== null);
