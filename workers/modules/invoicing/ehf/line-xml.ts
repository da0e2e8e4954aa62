import { decimalAmount } from '#shared/decimal-amount.ts';
import { type Xml, xmlElement } from '#shared/xml.ts';
import { writtenLanguage } from '#workers/core/format/written-language.ts';
import type { DocumentLine } from '../document-payload.ts';
import { travelTexts } from '../travel-texts.ts';
import { type EhfCreditNote, type EhfInvoice, isCreditNote } from './ehf-document.ts';
import { amountXml, periodXml, taxCategoryXml } from './tax-total-xml.ts';
import { unitCodes } from './unit-codes.ts';
import { vatCategory } from './vat-category.ts';

/** Receivers accept a line that is at most this far from quantity × price (PEPPOL-EN16931-R120). */
const TOLERANCE_MINOR = 2;

export function lineXml(line: DocumentLine, document: EhfInvoice | EhfCreditNote): Xml | null {
  const { currency } = document;
  const isCredit = isCreditNote(document);
  return xmlElement(isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine', [
    xmlElement('cbc:ID', line.position + 1),
    xmlElement(isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', line.quantity, {
      unitCode: unitCodes[line.unit],
    }),
    amountXml('cbc:LineExtensionAmount', decimalAmount(line.amount), currency),
    periodXml(line.period),
    xmlElement('cac:Item', [
      xmlElement('cbc:Description', descriptionOf(line, document)),
      xmlElement('cbc:Name', line.description),
      taxCategoryXml(
        'cac:ClassifiedTaxCategory',
        vatCategory(line.vatRate, document),
        line.vatRate,
      ),
    ]),
    priceXml(line, currency),
  ]);
}

/** The kind of line, if its name does not contain it, the route of a drive or trip, and how a trip comes to its amount. */
function descriptionOf(
  line: DocumentLine,
  { language }: EhfInvoice | EhfCreditNote,
): string | null {
  const { kind, description, addressFrom, addressTo } = line;
  const route = addressFrom && addressTo ? `${addressFrom} – ${addressTo}` : null;
  const place = [kind === description ? null : kind, route].filter(Boolean).join(': ');
  return (
    [place, ...travelTexts(line, writtenLanguage(language))].filter(Boolean).join('. ') || null
  );
}

/**
 * The last of several partial credits takes what is left, which may be further from quantity × price than
 * receivers accept. Its price is then the amount, for the quantity as the base.
 */
function priceXml({ quantity, unitPrice, amount }: DocumentLine, currency: string): Xml | null {
  const isExact = Math.abs(quantity * unitPrice - amount) <= TOLERANCE_MINOR;
  return xmlElement('cac:Price', [
    amountXml('cbc:PriceAmount', decimalAmount(isExact ? unitPrice : amount), currency),
    isExact ? null : xmlElement('cbc:BaseQuantity', quantity),
  ]);
}
