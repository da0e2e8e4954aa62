import { readKroner } from '../core/read-kroner.ts';

export type MailedInvoice = { kid: string; amountMinor: number };

/** Reads the invoice that a mail asks to be paid: the KID, and the amount in the line above it; null for other mails. */
export function invoiceInMail(text: string): MailedInvoice | null {
  const [, amount, kid] = /^[^:\n]+: (.+) NOK\r?\nKID[^:\n]*: ([^\r\n]+)/m.exec(text) ?? [];
  const amountMinor = readKroner(amount ?? '');
  return kid && amountMinor !== null ? { kid: kid.replace(/\D/g, ''), amountMinor } : null;
}
