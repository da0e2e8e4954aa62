import type { Catalogue } from '#plugins/core/catalogue/catalogue.ts';
import type { Operator } from './Operator.ts';

/** Everything the console knows about the product. No table is named anywhere else. */
export interface Knowledge {
  catalogue: Catalogue;
  operator: Operator | null;
}
