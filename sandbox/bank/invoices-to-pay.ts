import type { MessageBook } from '../access-point/message-book.ts';
import { readKroner } from '../core/read-kroner.ts';
import type { Mailbox } from '../mail/open-mailbox.ts';

/** An invoice that a client has received and that the bank may pay. */
export type InvoiceToPay = {
  kid: string;
  amountMinor: number;
  payerName: string;
  /** As the client's inbox has it. */
  title: string;
  receivedAt: string;
};

const MOST = 20;

/** Invoices that clients have received by mail or EHF, each once, with its latest request for payment; the newest first. */
export function invoicesToPay(mailbox: Mailbox | null, book: MessageBook | null): InvoiceToPay[] {
  const mailed = (mailbox?.list() ?? []).flatMap(({ invoice, to, subject, receivedAt }) =>
    invoice ? [{ ...invoice, payerName: to[0] ?? '', title: subject, receivedAt }] : [],
  );
  const sent = (book?.list() ?? []).flatMap(({ document, receivedAt }) => {
    const amountMinor = readKroner(document.payable);
    if (document.kind !== 'Invoice' || !document.kid || amountMinor === null) return [];
    const title = `EHF ${document.id}, ${document.seller.name}`;
    return [{ kid: document.kid, amountMinor, payerName: document.buyer.name, title, receivedAt }];
  });
  const newest = [...mailed, ...sent].sort((a, b) => (a.receivedAt < b.receivedAt ? 1 : -1));
  const once = new Map<string, InvoiceToPay>();
  for (const invoice of newest) if (!once.has(invoice.kid)) once.set(invoice.kid, invoice);
  return [...once.values()];
}

/** As many as the page shows. */
export const shownInvoices = (invoices: readonly InvoiceToPay[]) => invoices.slice(0, MOST);
