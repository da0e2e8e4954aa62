import { isBankAccountNumber } from '#shared/numbers/account-numbers.ts';
import { passesMod10 } from '#shared/numbers/check-digits.ts';
import { isOrganizationNumber } from '#shared/numbers/is-organization-number.ts';
import { xmlText } from '#shared/xml.ts';
import type { DocumentParty } from '../document-payload.ts';
import { checkAttachments } from './check-attachments.ts';
import type { EhfFinding, Find } from './describe-findings.ts';
import {
  buyerReferenceOf,
  type EhfCreditNote,
  type EhfDocument,
  type EhfInvoice,
  isCreditNote,
} from './ehf-document.ts';
import { unitCodes } from './unit-codes.ts';

/** Whether anything of a text can be read in XML. Receivers count white space as empty. */
export const isWritten = (text: string): boolean => xmlText(text).trim() !== '';

const COUNTRY = /^[A-Z]{2}$/;

const rules = {
  seller: { name: 'BR-06', country: 'BR-09', endpoint: 'PEPPOL-EN16931-R020' },
  client: { name: 'BR-07', country: 'BR-11', endpoint: 'PEPPOL-EN16931-R010' },
} as const;

/** Half an øre is rounded up, by whole numbers alone: a rate of 11.11 % is 1 111 hundredths, and no binary fraction. */
const vatOf = (base: number, rate: number): number =>
  Number((BigInt(base) * BigInt(Math.round(rate * 100)) + 5_000n) / 10_000n);

/**
 * The last of several credit notes takes the VAT that the earlier ones have left of the invoice, which their rounding moved
 * by some øre. Receivers accept less than a krone; without a rate there is none to move.
 */
const isNearVatOf = (base: number, rate: number, vat: number): boolean =>
  Math.abs(vat - vatOf(base, rate)) < (rate === 0 ? 1 : 100);

const sumOf = (amounts: number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

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
  // Norwegian law requires the VAT in kroner as well, so a document in another currency needs a second amount.
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

/** The sums of a document: the official rules let VAT be off by almost a krone in each category, these by nothing. */
function checkAmounts(
  document: EhfInvoice | EhfCreditNote,
  vatRates: readonly number[],
  find: Find,
): void {
  if (document.lines.length === 0) find('BR-16', 'lines');
  checkLines(document, vatRates, find);
  checkVatGroups(document, find);
  const { amount, vat, total, lines, vatGroups } = document;
  if (amount !== sumOf(lines.map((line) => line.amount))) find('BR-CO-10', 'amount');
  if (vat !== sumOf(vatGroups.map((group) => group.vat))) find('BR-CO-14', 'vat');
  if (total !== amount + vat) find('BR-CO-15', 'total');
  if (total === 0) find('NOT-NEGATIVE', 'total');
}

function checkLines(
  { lines, seller }: EhfInvoice | EhfCreditNote,
  vatRates: readonly number[],
  find: Find,
): void {
  const positions = new Set(lines.map(({ position }) => position));
  if (positions.size < lines.length) find('BR-21', 'lines');
  for (const [at, line] of lines.entries()) {
    const path = `lines.${at}`;
    if (!isWritten(line.description)) find('BR-25', `${path}.description`);
    if (line.unitPrice < 0) find('BR-27', `${path}.unitPrice`);
    if (!(line.quantity > 0) || line.amount < 0) find('NOT-NEGATIVE', `${path}.quantity`);
    if (!Object.hasOwn(unitCodes, line.unit)) find('BR-CL-23', `${path}.unit`);
    if (!vatRates.includes(line.vatRate)) find('NO-VAT-RATE', `${path}.vatRate`);
    // A seller outside VAT cannot charge it, and its whole document is of that one category.
    if (!seller.vatRegistered && line.vatRate !== 0) find('BR-O-11', `${path}.vatRate`);
    const { period } = line;
    if (period && period.to < period.from) find('BR-30', `${path}.period`);
  }
}

function checkVatGroups(document: EhfInvoice | EhfCreditNote, find: Find): void {
  const { lines, vatGroups } = document;
  const used = new Set(lines.map(({ vatRate }) => vatRate));
  if (vatGroups.length !== used.size || vatGroups.some(({ rate }) => !used.has(rate))) {
    find('BR-CO-18', 'vatGroups');
  }
  for (const [at, { rate, base, vat }] of vatGroups.entries()) {
    const ofRate = lines.filter(({ vatRate }) => vatRate === rate);
    if (base !== sumOf(ofRate.map(({ amount }) => amount))) find('BR-S-08', `vatGroups.${at}.base`);
    const isRight = isCreditNote(document)
      ? vat === sumOf(ofRate.map((line) => line.vat)) && isNearVatOf(base, rate, vat)
      : vat === vatOf(base, rate);
    if (!isRight) find('BR-CO-17', `vatGroups.${at}.vat`);
  }
}

function checkParty(party: DocumentParty, path: 'seller' | 'client', find: Find): void {
  const { name, organizationNumber, address } = party;
  if (!isWritten(name)) find(rules[path].name, `${path}.name`);
  if (!organizationNumber) find(rules[path].endpoint, `${path}.organizationNumber`);
  else if (!isOrganizationNumber(organizationNumber)) {
    find('PEPPOL-COMMON-R041', `${path}.organizationNumber`);
  }
  if (!COUNTRY.test(address?.country ?? '')) find(rules[path].country, `${path}.address.country`);
}

/** Texts that may be missing, but not blank: receivers refuse empty elements. */
function checkTexts(document: EhfInvoice | EhfCreditNote, find: Find): void {
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
