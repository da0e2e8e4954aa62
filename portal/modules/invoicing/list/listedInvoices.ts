import type { QueryClient } from '@tanstack/react-query';
import { queryAheadOf } from '#portal/graphql/queryAheadOf.ts';
import { invoiceListQuery } from './InvoiceRow.tsx';
import {
  type InvoiceSearch,
  invoiceSearch,
  type SentStatus,
  sentStatuses,
} from './invoiceSearch.ts';

export type ListKind = 'invoices' | 'drafts';

export const PER_PAGE = 25;

/** The page of a list that an address names; unset filters are left out. */
export const listedInvoices = (kind: ListKind, search: InvoiceSearch) =>
  queryAheadOf(invoiceListQuery, {
    page: search.page,
    perPage: PER_PAGE,
    filter: {
      status: listedStatuses(kind, search),
      ...(search.overdue ? { isOverdue: true } : {}),
      ...(search.undelivered ? { isUndelivered: true } : {}),
      ...(search.search ? { search: search.search } : {}),
      ...(search.createdAtFrom ? { createdAtFrom: search.createdAtFrom } : {}),
      ...(search.createdAtTo ? { createdAtTo: search.createdAtTo } : {}),
    },
    sortBy: [search.sort],
  });

export const fetchInvoices = (queryClient: QueryClient, search: Record<string, string>) =>
  queryClient.prefetchQuery(listedInvoices('invoices', invoiceSearch(search)));

/** The states of the invoices in a list. */
export function listedStatuses(kind: ListKind, search: InvoiceSearch): (SentStatus | 'DRAFT')[] {
  if (kind === 'drafts') return ['DRAFT'];
  return search.status.length > 0 ? search.status : [...sentStatuses];
}
