import type { InvoiceSearch, SentStatus } from './invoiceSearch.ts';

/** What the server is asked for a list; what is not filtered by is left out. */
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
