import { readSearch } from '#portal/app/routing/readSearch.ts';

/** The states to filter by in the list of submitted invoices. */
export const sentStatuses = [
  'SUBMITTED',
  'APPROVED',
  'PUBLISHED',
  'RESOLVED',
  'REJECTED',
  'NULLIFIED',
] as const;

export const sorts = [
  'CREATED_AT_DESC',
  'CREATED_AT_ASC',
  'SUBMITTED_AT_DESC',
  'SUBMITTED_AT_ASC',
  'CLIENT_NAME_ASC',
  'CLIENT_NAME_DESC',
  'AMOUNT_DESC',
  'AMOUNT_ASC',
  'INVOICE_NUMBER_DESC',
  'INVOICE_NUMBER_ASC',
] as const;

export type SentStatus = (typeof sentStatuses)[number];
export type InvoiceSort = (typeof sorts)[number];

/** The filters, sorting and page of a list of invoices, as in the address. */
export interface InvoiceSearch {
  search: string;
  status: SentStatus[];
  overdue: boolean;
  undelivered: boolean;
  createdAtFrom: string;
  createdAtTo: string;
  sort: InvoiceSort;
  page: number;
}

/** Reads the query string; invalid values are ignored. */
export function invoiceSearch(raw: Record<string, string>): InvoiceSearch {
  const wanted = (raw.status ?? '').split(',');
  return {
    search: readSearch.text(raw.search),
    status: sentStatuses.filter((status) => wanted.includes(status)),
    overdue: raw.overdue === 'true',
    undelivered: raw.undelivered === 'true',
    createdAtFrom: readSearch.day(raw.createdAtFrom),
    createdAtTo: readSearch.day(raw.createdAtTo),
    sort: sorts.find((one) => one === raw.sort) ?? 'CREATED_AT_DESC',
    page: readSearch.page(raw.page),
  };
}
