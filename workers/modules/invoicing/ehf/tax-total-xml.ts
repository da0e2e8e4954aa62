import { decimalAmount } from '#shared/decimal-amount.ts';
import { type Xml, xmlElement } from '#shared/xml.ts';
import type { EhfCreditNote, EhfInvoice } from './ehf-document.ts';

/**
 * The categories of EN 16931 that Norwegian sellers use here: standard rated, exempt, zero rated, outside the
 * scope of VAT. Services to clients outside the Norwegian VAT area, which Svalbard is as well, are zero
 * rated; sales without VAT within it are exempt.
 */
type VatCategory = 'S' | 'E' | 'Z' | 'O';

const exemptionReasons = {
  E: 'Unntatt fra merverdiavgift',
  O: 'Selger er ikke registrert i Merverdiavgiftsregisteret',
} as const;

/** Code list VATEX, of the scope category alone: the list has none for Norwegian exemptions. */
const OUT_OF_SCOPE_CODE = 'VATEX-EU-O';

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

export function vatCategory(
  rate: number,
  { seller, client }: Pick<EhfInvoice, 'seller' | 'client'>,
): VatCategory {
  if (!seller.vatRegistered) return 'O';
  if (rate > 0) return 'S';
  return client.address?.country === 'NO' ? 'E' : 'Z';
}
