import sax from 'sax';

type XmlNode = {
  /** Without its prefix. */
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  text: string;
};

const MAX_DEPTH = 40;

const MAX_NODES = 200_000;

/** The first element below others, by their names: `find(root, 'Party', 'EndpointID')`. */
const find = (node: XmlNode | undefined, ...path: string[]): XmlNode | undefined =>
  path.reduce<XmlNode | undefined>(
    (at, name) => at?.children.find((child) => child.name === name),
    node,
  );

const textAt = (node: XmlNode | undefined, ...path: string[]): string =>
  find(node, ...path)?.text.trim() ?? '';

const all = (node: XmlNode | undefined, name: string): XmlNode[] =>
  node?.children.filter((child) => child.name === name) ?? [];

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
export function readEhf(xml: string): EhfDocument | { reason: string } {
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
  return lacking.length === 0 ? document : { reason: `The document lacks ${lacking.join(', ')}.` };
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

/** The root of a document; null when it is not well-formed or declares a document type. */
function parseXml(text: string): XmlNode | null {
  const parser = sax.parser(true, { position: false });
  const open: XmlNode[] = [];
  let root: XmlNode | null = null;
  let nodes = 0;
  const refuse = (): never => {
    throw new Error('not well-formed');
  };
  parser.onerror = refuse;
  parser.ondoctype = refuse;
  parser.onopentag = ({ name, attributes }) => {
    nodes += 1;
    if (nodes > MAX_NODES || open.length >= MAX_DEPTH) refuse();
    const node: XmlNode = {
      name: name.slice(name.indexOf(':') + 1),
      attributes: attributes as Record<string, string>,
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(node);
    root ??= node;
    open.push(node);
  };
  const addText = (piece: string) => {
    const node = open.at(-1);
    if (node) node.text += piece;
  };
  parser.ontext = addText;
  parser.oncdata = addText;
  parser.onclosetag = () => open.pop();
  try {
    parser.write(text).close();
  } catch {
    return null;
  }
  return open.length === 0 ? root : null;
}
