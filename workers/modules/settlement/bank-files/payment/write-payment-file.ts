import { decimalAmount } from '#shared/decimal-amount.ts';
import { xmlDocument, xmlElement } from '#shared/xml.ts';
import { checkPaymentOrder } from './check-payment-order.ts';
import { groupXml, sumOf } from './payment-group-xml.ts';
import type { PaymentFileVersion, PaymentOrder, PaymentRefusal } from './payment-order.ts';
import { paymentName } from './payment-text.ts';

export type PaymentFile = {
  /** UTF-8 without byte order mark; the same order gives the same text. */
  xml: string;
  count: number;
  totalMinor: bigint;
  /** Names changed in the file: accents dropped, cut at 70. */
  changedNames: { path: string; name: string }[];
};

export type WrittenPaymentFile =
  | { isWritten: true; file: PaymentFile }
  | { isWritten: false; refusals: PaymentRefusal[] };

/** Writes a pain.001. Nothing is written while a payment in it would make the bank refuse the file. */
export function writePaymentFile(
  order: PaymentOrder,
  version: PaymentFileVersion = '03',
): WrittenPaymentFile {
  const refusals = checkPaymentOrder(order);
  if (refusals.length > 0) return { isWritten: false, refusals };
  const payments = order.groups.flatMap((group) => group.payments);
  const totalMinor = sumOf(payments);
  const { initiator } = order;
  const header = xmlElement('GrpHdr', [
    xmlElement('MsgId', order.messageId),
    xmlElement('CreDtTm', order.createdAt),
    xmlElement('NbOfTxs', payments.length),
    xmlElement('CtrlSum', decimalAmount(totalMinor)),
    xmlElement('InitgPty', [
      xmlElement('Nm', paymentName(initiator.name, false)),
      initiator.agreement && agreementXml(initiator.agreement),
    ]),
  ]);
  const groups = order.groups.map((group) => groupXml(group, order, version));
  const xmlns = `urn:iso:std:iso:20022:tech:xsd:pain.001.001.${version}`;
  const body = xmlElement('CstmrCdtTrfInitn', [header, ...groups]);
  const xml = xmlDocument(xmlElement('Document', [body], { xmlns }));
  const changedNames = changedNamesIn(order);
  return { isWritten: true, file: { xml, count: payments.length, totalMinor, changedNames } };
}

const agreementXml = ({ id, scheme }: { id: string; scheme: string }) =>
  xmlElement('Id', [
    xmlElement('OrgId', [
      xmlElement('Othr', [xmlElement('Id', id), xmlElement('SchmeNm', [xmlElement('Cd', scheme)])]),
    ]),
  ]);

const changedNamesIn = (order: PaymentOrder): PaymentFile['changedNames'] =>
  order.groups.flatMap((group, at) =>
    group.payments.flatMap(({ creditor }, index) => {
      const name = paymentName(creditor.name, group.kind === 'FOREIGN') ?? '';
      if (name === creditor.name) return [];
      return [{ path: `groups.${at}.payments.${index}.creditor.name`, name }];
    }),
  );
