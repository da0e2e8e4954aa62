import type { ResultOf } from 'gql.tada';
import type { publicInvoiceQuery } from './publicInvoiceQuery.ts';

/** An invoice as its client sees it. */
export type PublicInvoiceData = NonNullable<ResultOf<typeof publicInvoiceQuery>['publicInvoice']>;
