import type { CatalogueOperator } from '#plugins/core/catalogue/catalogue.ts';

/** The signed-in operator. */
export type Operator = CatalogueOperator;
