import { isBankAccountNumber } from '#shared/numbers/account-numbers.ts';
import { passesMod10 } from '#shared/numbers/check-digits.ts';
import { checkAmounts } from './check-amounts.ts';
import { checkAttachments } from './check-attachments.ts';
import { checkParty } from './check-party.ts';
import { checkTexts } from './check-texts.ts';
import type { EhfFinding, Find } from './describe-findings.ts';
import {
  buyerReferenceOf,
  type EhfCreditNote,
  type EhfDocument,
  type EhfInvoice,
  isCreditNote,
} from './ehf-document.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Finds faults for which a receiver would refuse the document, and those that the official rules overlook:
 * sums to the øre, check digits, the order of dates, gaps in the series. An empty list means that the
 * document can be sent.
 */
export function checkEhf({
  document,
  attachments,
  hasSeriesGap,
  vatRates,
}: EhfDocument): EhfFinding[] {
  const findings: EhfFinding[] = [];
  const find: Find = (rule, path) => findings.push({ rule, path });
  checkHeading(document, find);
  if (hasSeriesGap) find('SERIES', 'documentNumber');
  checkParty(document.seller, 'seller', find);
  checkParty(document.client, 'client', find);
  if (isCreditNote(document)) checkCredit(document, find);
  else checkPayment(document, find);
  checkAmounts(document, vatRates, find);
  checkTexts(document, find);
  checkAttachments(attachments, find);
  return findings;
}

function checkHeading(document: EhfInvoice | EhfCreditNote, find: Find): void {
  if (!document.documentNumber) find('BR-02', 'documentNumber');
  if (!isCalendarDay(document.invoicedOn)) find('PEPPOL-EN16931-F001', 'invoicedOn');
  if (!isCalendarDay(document.deliveredOn)) find('DELIVERY-DATE', 'deliveredOn');
  // Norwegian law wants the VAT in kroner as well, which a document in another currency would need besides.
  if (document.currency !== 'NOK') find('CURRENCY', 'currency');
  if (!buyerReferenceOf(document) && !document.orderReference) {
    find('PEPPOL-EN16931-R003', 'buyerReference');
  }
}

function checkPayment({ accountNumber, kid, invoicedOn, dueOn }: EhfInvoice, find: Find): void {
  if (!isBankAccountNumber(accountNumber)) find('ACCOUNT-NUMBER', 'accountNumber');
  if (!passesMod10(kid)) find('KID', 'kid');
  if (!isCalendarDay(dueOn)) find('PEPPOL-EN16931-F001', 'dueOn');
  else if (dueOn < invoicedOn) find('DUE-DATE', 'dueOn');
}

/** A credit note may be dated before its invoice, which can be dated ahead. */
function checkCredit({ credits }: EhfCreditNote, find: Find): void {
  if (!credits.documentNumber) find('CREDITED-INVOICE', 'credits.documentNumber');
  if (!isCalendarDay(credits.invoicedOn)) find('PEPPOL-EN16931-F001', 'credits.invoicedOn');
}

/** Whether it is a day of the calendar without a zone: `2026-02-30` is none. */
function isCalendarDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
