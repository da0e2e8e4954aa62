/** The lists that figures of the dashboard lead to; each list's sum is the figure. */
export const INVOICE_LIST = 'invoicemore/payout-service/invoices';
export const OVERDUE_LIST = `${INVOICE_LIST}?overdue=true`;
