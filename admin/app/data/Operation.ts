import type { Catalogue, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';

/** Text and variables of one GraphQL operation. Its result has the alias `result`. */
export interface Operation {
  text: string;
  variables: Record<string, unknown>;
}

/** The inputs for building an operation. */
export interface Known {
  resource: CatalogueResource;
  catalogue: Catalogue;
}
