import type { Catalogue, CatalogueResource } from '../../../plugins/core/catalogue/catalogue.ts';

/** Text and variables of one GraphQL operation; its result stands under the alias `result`. */
export interface Operation {
  text: string;
  variables: Record<string, unknown>;
}

/** What an operation is written from. */
export interface Known {
  resource: CatalogueResource;
  catalogue: Catalogue;
}
