import type { Find } from './describe-findings.ts';
import { type EhfCreditNote, type EhfInvoice, isCreditNote } from './ehf-document.ts';
import { isWritten } from './is-written.ts';
import { unitCodes } from './unit-codes.ts';

/** The sums of a document: the official rules let VAT be off by almost a krone in each category, these by nothing. */
export function checkAmounts(
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
