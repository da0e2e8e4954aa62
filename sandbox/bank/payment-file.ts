import sax from 'sax';

export type OrderedPayment = {
  endToEndId: string;
  amountMinor: number;
  name: string;
  account: string;
};

/** The content of a pain.001 as the bank reads it. */
export type OrderedPayments = {
  messageId: string;
  /** Such as pain.001.001.03. */
  messageType: string;
  /** The account that is debited. */
  account: string;
  groups: { id: string; executesOn: string; payments: OrderedPayment[] }[];
};

/** Reads a payment file of the product; null for any other file. */
export function readPaymentFile(xml: string): OrderedPayments | null {
  const file: OrderedPayments = { messageId: '', messageType: '', account: '', groups: [] };
  const path: string[] = [];
  let text = '';
  const parser = sax.parser(true);
  parser.onopentag = ({ name, attributes }) => {
    if (name === 'Document') file.messageType = String(attributes.xmlns).split(':').at(-1) ?? '';
    path.push(name);
    text = '';
    if (name === 'PmtInf') file.groups.push({ id: '', executesOn: '', payments: [] });
    if (name === 'CdtTrfTxInf') {
      file.groups.at(-1)?.payments.push({ endToEndId: '', amountMinor: 0, name: '', account: '' });
    }
  };
  parser.ontext = (part) => {
    text += part;
  };
  parser.onclosetag = () => {
    take(file, path.slice(2).join('/'), text.trim());
    path.pop();
  };
  try {
    parser.write(xml).close();
  } catch {
    return null;
  }
  return file.messageId && file.groups.length > 0 ? file : null;
}

function take(file: OrderedPayments, path: string, text: string): void {
  const group = file.groups.at(-1);
  const payment = group?.payments.at(-1);
  if (path === 'GrpHdr/MsgId') file.messageId = text;
  if (path === 'PmtInf/DbtrAcct/Id/Othr/Id') file.account = text;
  if (group && path === 'PmtInf/PmtInfId') group.id = text;
  if (group && /^PmtInf\/ReqdExctnDt(\/Dt)?$/.test(path) && text) group.executesOn = text;
  if (!payment) return;
  if (path === 'PmtInf/CdtTrfTxInf/PmtId/EndToEndId') payment.endToEndId = text;
  if (path === 'PmtInf/CdtTrfTxInf/Amt/InstdAmt') payment.amountMinor = minorOf(text);
  if (path === 'PmtInf/CdtTrfTxInf/Cdtr/Nm') payment.name = text;
  if (/^PmtInf\/CdtTrfTxInf\/CdtrAcct\/Id\/(IBAN|Othr\/Id)$/.test(path)) payment.account = text;
}

function minorOf(decimal: string): number {
  const [whole = '', fraction = ''] = decimal.split('.');
  return Number(whole + fraction.padEnd(2, '0').slice(0, 2));
}
