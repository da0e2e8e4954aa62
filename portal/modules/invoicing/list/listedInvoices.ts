import type { QueryClient } from '@tanstack/react-query';
import { FETCHED_AHEAD_MS } from '#portal/app/routing/ModuleRoute.ts';
import { queryOf } from '#portal/graphql/graphql.ts';
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
export const listedInvoices = (kind: ListKind, search: InvoiceSearch) => ({
  ...queryOf(invoiceListQuery, {
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
  }),
  staleTime: FETCHED_AHEAD_MS,
});

export const fetchInvoices = (queryClient: QueryClient, search: Record<string, string>) =>
  queryClient.prefetchQuery(listedInvoices('invoices', invoiceSearch(search)));

/** The states of the invoices in a list. */
export function listedStatuses(kind: ListKind, search: InvoiceSearch): (SentStatus | 'DRAFT')[] {
  if (kind === 'drafts') return ['DRAFT'];
  return search.status.length > 0 ? search.status : [...sentStatuses];
}
