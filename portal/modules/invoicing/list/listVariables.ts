import type { InvoiceSearch, SentStatus } from './invoiceSearch.ts';

/** The query variables for a list; unset filters are left out. */
export function listVariables(
  search: InvoiceSearch,
  status: (SentStatus | 'DRAFT')[],
  perPage: number,
) {
  const filter = {
    status,
    ...(search.overdue ? { isOverdue: true } : {}),
    ...(search.search ? { search: search.search } : {}),
    ...(search.createdAtFrom ? { createdAtFrom: search.createdAtFrom } : {}),
    ...(search.createdAtTo ? { createdAtTo: search.createdAtTo } : {}),
  };
  return { page: search.page, perPage, filter, sortBy: [search.sort] };
}
