import type { CatalogueOperator } from '../../../plugins/core/catalogue/catalogue.ts';

/** Who is signed in. */
export type Operator = CatalogueOperator;
