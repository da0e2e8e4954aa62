import { decimalAmount } from '#shared/decimal-amount.ts';
import { type Xml, xmlElement } from '#shared/xml.ts';
import type { EhfCreditNote, EhfInvoice } from './ehf-document.ts';
import {
  exemptionReasons,
  OUT_OF_SCOPE_CODE,
  type VatCategory,
  vatCategory,
} from './vat-category.ts';

export const amountXml = (name: string, amount: string, currency: string): Xml | null =>
  xmlElement(name, amount, { currencyID: currency });

export const periodXml = (period: { from: string; to: string } | null): Xml | null =>
  xmlElement('cac:InvoicePeriod', [
    xmlElement('cbc:StartDate', period?.from),
    xmlElement('cbc:EndDate', period?.to),
  ]);

export function taxTotalXml(document: EhfInvoice | EhfCreditNote): Xml | null {
  const { currency, vat, vatGroups } = document;
  return xmlElement('cac:TaxTotal', [
    amountXml('cbc:TaxAmount', decimalAmount(vat), currency),
    ...vatGroups.map((group) =>
      xmlElement('cac:TaxSubtotal', [
        amountXml('cbc:TaxableAmount', decimalAmount(group.base), currency),
        amountXml('cbc:TaxAmount', decimalAmount(group.vat), currency),
        taxCategoryXml('cac:TaxCategory', vatCategory(group.rate, document), group.rate, reasonXml),
      ]),
    ),
  ]);
}

/** A category outside the scope of VAT has no percentage. */
export const taxCategoryXml = (
  name: string,
  category: VatCategory,
  rate: number,
  reason: (category: VatCategory) => (Xml | null)[] = () => [],
): Xml | null =>
  xmlElement(name, [
    xmlElement('cbc:ID', category),
    category === 'O' ? null : xmlElement('cbc:Percent', rate),
    ...reason(category),
    xmlElement('cac:TaxScheme', [xmlElement('cbc:ID', 'VAT')]),
  ]);

const reasonXml = (category: VatCategory): (Xml | null)[] =>
  category === 'S' || category === 'Z'
    ? []
    : [
        category === 'O' ? xmlElement('cbc:TaxExemptionReasonCode', OUT_OF_SCOPE_CODE) : null,
        xmlElement('cbc:TaxExemptionReason', exemptionReasons[category]),
      ];
