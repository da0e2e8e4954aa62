import type { Find } from './describe-findings.ts';
import type { EhfCreditNote, EhfInvoice } from './ehf-document.ts';
import { isWritten } from './is-written.ts';

/** Texts that may be missing, but not blank: receivers refuse empty elements. */
export function checkTexts(document: EhfInvoice | EhfCreditNote, find: Find): void {
  const { buyerReference, orderReference, note, seller, client, freelancer, lines } = document;
  const texts: [path: string, text: string | null | undefined][] = [
    ['buyerReference', buyerReference],
    ['orderReference', orderReference],
    ['note', note],
    ['freelancer.name', freelancer.name],
    ['client.reference', client.reference],
  ];
  for (const [path, { address }] of [
    ['seller', seller],
    ['client', client],
  ] as const) {
    for (const part of ['line1', 'line2', 'postalCode', 'city'] as const) {
      texts.push([`${path}.address.${part}`, address?.[part]]);
    }
  }
  for (const [at, { addressFrom, addressTo }] of lines.entries()) {
    texts.push([`lines.${at}.addressFrom`, addressFrom], [`lines.${at}.addressTo`, addressTo]);
  }
  for (const [path, text] of texts) {
    if (text && !isWritten(text)) find('PEPPOL-EN16931-R008', path);
  }
}
