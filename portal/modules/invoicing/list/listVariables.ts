import type { InvoiceSearch, SentStatus } from './invoiceSearch.ts';

/** What the column of amounts shows: of a draft its whole sum, else what the client pays for it. */
const shownAmount = {
  drafts: { AMOUNT_DESC: 'TOTAL_DESC', AMOUNT_ASC: 'TOTAL_ASC' },
  invoices: { AMOUNT_DESC: 'CLAIM_DESC', AMOUNT_ASC: 'CLAIM_ASC' },
} as const;

/** What the server is asked for a list; what is not filtered by is left out. */
export function listVariables(
  kind: 'drafts' | 'invoices',
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
  const sort =
    search.sort === 'AMOUNT_DESC' || search.sort === 'AMOUNT_ASC'
      ? shownAmount[kind][search.sort]
      : search.sort;
  return { page: search.page, perPage, filter, sortBy: [sort] };
}
