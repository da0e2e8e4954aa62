import { ehfFaults } from './ehf-faults.ts';
import { ublFaults } from './ubl-faults.ts';
import { all, find, parseXml, textAt, type XmlNode } from './xml-tree.ts';

export type EhfDocument = {
  kind: 'Invoice' | 'CreditNote';
  id: string;
  issuedOn: string;
  dueOn: string;
  note: string;
  buyerReference: string;
  orderReference: string;
  creditedId: string;
  seller: EhfParty;
  buyer: EhfParty;
  kid: string;
  accountNumber: string;
  currency: string;
  lines: { name: string; quantity: string; price: string; amount: string; vatRate: string }[];
  vat: string;
  withoutVat: string;
  payable: string;
  attachments: EhfAttachment[];
};

export type EhfParty = { name: string; endpoint: string };
export type EhfAttachment = { filename: string; description: string; content: Buffer };

/** A document as an access point reads it, or the reason for which none would take it. */
export async function readEhf(xml: string): Promise<EhfDocument | { reason: string }> {
  const root = parseXml(xml);
  if (!root) return { reason: 'The document is not well-formed XML.' };
  if (root.name !== 'Invoice' && root.name !== 'CreditNote') {
    return { reason: `The document is neither Invoice nor CreditNote but ${root.name}.` };
  }
  const document = toDocument(root, root.name);
  const lacking = [
    ['CustomizationID', textAt(root, 'CustomizationID')],
    ['ID', document.id],
    ['EndpointID of the seller', document.seller.endpoint],
    ['EndpointID of the buyer', document.buyer.endpoint],
    ['PayableAmount', document.payable],
  ].flatMap(([name, value]) => (value ? [] : [name]));
  if (lacking.length > 0) return { reason: `The document lacks ${lacking.join(', ')}.` };
  const faults = [...(await ublFaults(xml)), ...ehfFaults(root, document)];
  return faults.length === 0 ? document : { reason: faults.join(' ') };
}

function toDocument(root: XmlNode, kind: EhfDocument['kind']): EhfDocument {
  const isInvoice = kind === 'Invoice';
  const totals = find(root, 'LegalMonetaryTotal');
  const means = find(root, 'PaymentMeans');
  return {
    kind,
    id: textAt(root, 'ID'),
    issuedOn: textAt(root, 'IssueDate'),
    dueOn: textAt(root, 'DueDate'),
    note: textAt(root, 'Note'),
    buyerReference: textAt(root, 'BuyerReference'),
    orderReference: textAt(root, 'OrderReference', 'ID'),
    creditedId: textAt(root, 'BillingReference', 'InvoiceDocumentReference', 'ID'),
    seller: toParty(find(root, 'AccountingSupplierParty', 'Party')),
    buyer: toParty(find(root, 'AccountingCustomerParty', 'Party')),
    kid: textAt(means, 'PaymentID'),
    accountNumber: textAt(means, 'PayeeFinancialAccount', 'ID'),
    currency: textAt(root, 'DocumentCurrencyCode'),
    lines: all(root, isInvoice ? 'InvoiceLine' : 'CreditNoteLine').map((line) => ({
      name: textAt(line, 'Item', 'Name'),
      quantity: textAt(line, isInvoice ? 'InvoicedQuantity' : 'CreditedQuantity'),
      price: textAt(line, 'Price', 'PriceAmount'),
      amount: textAt(line, 'LineExtensionAmount'),
      vatRate: textAt(line, 'Item', 'ClassifiedTaxCategory', 'Percent'),
    })),
    vat: textAt(root, 'TaxTotal', 'TaxAmount'),
    withoutVat: textAt(totals, 'TaxExclusiveAmount'),
    payable: textAt(totals, 'PayableAmount'),
    attachments: all(root, 'AdditionalDocumentReference').flatMap(toAttachment),
  };
}

function toParty(party: XmlNode | undefined): EhfParty {
  const endpoint = find(party, 'EndpointID');
  return {
    name: textAt(party, 'PartyLegalEntity', 'RegistrationName'),
    endpoint: endpoint ? `${endpoint.attributes.schemeID ?? ''}:${endpoint.text.trim()}` : '',
  };
}

function toAttachment(reference: XmlNode): EhfAttachment[] {
  const object = find(reference, 'Attachment', 'EmbeddedDocumentBinaryObject');
  if (!object) return [];
  return [
    {
      filename: object.attributes.filename ?? 'attachment',
      description: textAt(reference, 'DocumentDescription'),
      content: Buffer.from(object.text, 'base64'),
    },
  ];
}
