import type { ResultOf } from 'gql.tada';
import type { invoiceListQuery } from './invoiceListQuery.ts';

/** An invoice as a list shows it. */
export type InvoiceRowData = ResultOf<typeof invoiceListQuery>['invoices']['items'][number];
