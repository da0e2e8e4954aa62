import { decimalAmount } from '#shared/decimal-amount.ts';
import { type Xml, xmlDocument, xmlElement } from '#shared/xml.ts';
import { writtenLanguage } from '#workers/core/format/written-values.ts';
import type { DocumentLine } from '../document-payload.ts';
import { travelTexts } from '../travel-texts.ts';
import {
  buyerReferenceOf,
  type EhfAttachment,
  type EhfCreditNote,
  type EhfDocument,
  type EhfInvoice,
  isCreditNote,
} from './ehf-document.ts';
import { buyerXml, sellerXml } from './party-xml.ts';
import { amountXml, periodXml, taxCategoryXml, taxTotalXml, vatCategory } from './tax-total-xml.ts';
import { unitCodes } from './unit-codes.ts';

/** Receivers accept a line that is at most this far from quantity × price (PEPPOL-EN16931-R120). */
const TOLERANCE_MINOR = 2;

const attachmentXml = (
  { description, filename, contentType, content }: EhfAttachment,
  at: number,
): Xml | null =>
  xmlElement('cac:AdditionalDocumentReference', [
    xmlElement('cbc:ID', at + 1),
    xmlElement('cbc:DocumentDescription', description),
    xmlElement('cac:Attachment', [
      xmlElement('cbc:EmbeddedDocumentBinaryObject', Buffer.from(content).toString('base64'), {
        mimeCode: contentType,
        filename,
      }),
    ]),
  ]);

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const CUSTOMIZATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/** Code list UNCL4461: a credit transfer. */
const CREDIT_TRANSFER = '30';

/**
 * Writes an invoice or a credit note as Peppol BIS Billing 3.0 (EHF). The element order is that of the UBL
 * 2.1 schemas. `checkEhf` finds receivers' refusals beforehand.
 */
export function writeEhf({
  document,
  attachments,
}: Pick<EhfDocument, 'document' | 'attachments'>): string {
  const kind = isCreditNote(document) ? 'CreditNote' : 'Invoice';
  const root = xmlElement(
    kind,
    [
      xmlElement('cbc:CustomizationID', CUSTOMIZATION),
      xmlElement('cbc:ProfileID', PROFILE),
      xmlElement('cbc:ID', document.documentNumber),
      xmlElement('cbc:IssueDate', document.invoicedOn),
      ...typeXml(document),
      xmlElement('cbc:Note', document.note),
      xmlElement('cbc:DocumentCurrencyCode', document.currency),
      xmlElement('cbc:BuyerReference', buyerReferenceOf(document)),
      periodXml(document.period),
      xmlElement('cac:OrderReference', [xmlElement('cbc:ID', document.orderReference)]),
      creditedXml(document),
      ...attachments.map(attachmentXml),
      sellerXml(document),
      buyerXml(document),
      deliveryXml(document),
      ...paymentXml(document),
      taxTotalXml(document),
      totalsXml(document),
      ...document.lines.map((line) => lineXml(line, document)),
    ],
    {
      xmlns: `${UBL}:${kind}-2`,
      'xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
    },
  );
  return xmlDocument(root);
}

const typeXml = (document: EhfInvoice | EhfCreditNote): (Xml | null)[] =>
  isCreditNote(document)
    ? [xmlElement('cbc:CreditNoteTypeCode', '381')]
    : [xmlElement('cbc:DueDate', document.dueOn), xmlElement('cbc:InvoiceTypeCode', '380')];

const creditedXml = (document: EhfInvoice | EhfCreditNote): Xml | null =>
  isCreditNote(document)
    ? xmlElement('cac:BillingReference', [
        xmlElement('cac:InvoiceDocumentReference', [
          xmlElement('cbc:ID', document.credits.documentNumber),
          xmlElement('cbc:IssueDate', document.credits.invoicedOn),
        ]),
      ])
    : null;

/** The day and country of delivery, which Norwegian law requires on a sales document. */
const deliveryXml = ({ deliveredOn, client }: EhfInvoice | EhfCreditNote): Xml | null =>
  xmlElement('cac:Delivery', [
    xmlElement('cbc:ActualDeliveryDate', deliveredOn),
    xmlElement('cac:DeliveryLocation', [
      xmlElement('cac:Address', [
        xmlElement('cac:Country', [xmlElement('cbc:IdentificationCode', client.address?.country)]),
      ]),
    ]),
  ]);

/** A credit note has no due date; its terms name the credited invoice. */
const paymentXml = (document: EhfInvoice | EhfCreditNote): (Xml | null)[] =>
  isCreditNote(document)
    ? [
        xmlElement('cac:PaymentTerms', [
          xmlElement('cbc:Note', `Krediterer faktura ${document.credits.documentNumber}`),
        ]),
      ]
    : [
        xmlElement('cac:PaymentMeans', [
          xmlElement('cbc:PaymentMeansCode', CREDIT_TRANSFER),
          xmlElement('cbc:PaymentID', document.kid),
          xmlElement('cac:PayeeFinancialAccount', [xmlElement('cbc:ID', document.accountNumber)]),
        ]),
      ];

const totalsXml = ({ amount, vat, currency }: EhfInvoice | EhfCreditNote): Xml | null => {
  const total = decimalAmount(amount + vat);
  return xmlElement('cac:LegalMonetaryTotal', [
    amountXml('cbc:LineExtensionAmount', decimalAmount(amount), currency),
    amountXml('cbc:TaxExclusiveAmount', decimalAmount(amount), currency),
    amountXml('cbc:TaxInclusiveAmount', total, currency),
    amountXml('cbc:PayableAmount', total, currency),
  ]);
};

function lineXml(line: DocumentLine, document: EhfInvoice | EhfCreditNote): Xml | null {
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
