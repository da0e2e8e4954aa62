import { decimalAmount } from '#shared/decimal-amount.ts';
import { isIban } from '#shared/numbers/account-numbers.ts';
import { type Xml, xmlDocument, xmlElement } from '#shared/xml.ts';
import type { PaymentFileVersion } from '#workers/core/worker-task.ts';
import { checkPaymentOrder } from './check-payment-order.ts';
import type {
  Creditor,
  Payment,
  PaymentAddress,
  PaymentGroup,
  PaymentOrder,
  PaymentRefusal,
} from './payment-order.ts';
import { paymentName, paymentText } from './payment-text.ts';

const sumOf = (payments: readonly Payment[]): bigint =>
  payments.reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), 0n);

/** The tax payment is booked by itself, so that its debit can be matched to its KID; so are foreign ones. */
const isBatch = (kind: PaymentGroup['kind']) => kind === 'SALARY' || kind === 'ORGANIZATION';

const addressXml = ({ street, postCode, town, country }: PaymentAddress) =>
  xmlElement('PstlAdr', [
    xmlElement('StrtNm', paymentText(street ?? '', true)),
    xmlElement('PstCd', paymentText(postCode ?? '', true)),
    xmlElement('TwnNm', paymentText(town ?? '', true)),
    xmlElement('Ctry', country),
  ]);

const code = (text: string) => xmlElement('Cd', text);

const bban = (number: string) =>
  xmlElement('Id', [
    xmlElement('Othr', [xmlElement('Id', number), xmlElement('SchmeNm', [code('BBAN')])]),
  ]);

const agent = (bic: string, version: PaymentFileVersion) => [
  xmlElement('FinInstnId', [xmlElement(version === '03' ? 'BIC' : 'BICFI', bic)]),
];

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
  version: PaymentFileVersion,
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

function groupXml(
  group: PaymentGroup,
  { debtor }: PaymentOrder,
  version: PaymentFileVersion,
): Xml | null {
  const { kind, payments, executesOn } = group;
  return xmlElement('PmtInf', [
    xmlElement('PmtInfId', group.id),
    xmlElement('PmtMtd', 'TRF'),
    xmlElement('BtchBookg', isBatch(kind)),
    xmlElement('NbOfTxs', payments.length),
    xmlElement('CtrlSum', decimalAmount(sumOf(payments))),
    xmlElement('PmtTpInf', [
      xmlElement('SvcLvl', [code('NURG')]),
      kind === 'SALARY' ? xmlElement('CtgyPurp', [code('SALA')]) : null,
    ]),
    xmlElement('ReqdExctnDt', version === '03' ? executesOn : [xmlElement('Dt', executesOn)]),
    xmlElement('Dbtr', [
      xmlElement('Nm', paymentName(debtor.name, false)),
      xmlElement('PstlAdr', [xmlElement('Ctry', 'NO')]),
    ]),
    xmlElement('DbtrAcct', [bban(debtor.account), xmlElement('Ccy', 'NOK')]),
    xmlElement('DbtrAgt', agent(debtor.bic, version)),
    xmlElement('ChrgBr', kind === 'FOREIGN' ? 'SHAR' : 'SLEV'),
    ...payments.map((payment) => paymentXml(payment, kind, version)),
  ]);
}

function paymentXml(
  { endToEndId, amountMinor, creditor, reference }: Payment,
  kind: PaymentGroup['kind'],
  version: PaymentFileVersion,
): Xml | null {
  const isForeign = kind === 'FOREIGN';
  const { account, address } = creditor;
  return xmlElement('CdtTrfTxInf', [
    xmlElement('PmtId', [xmlElement('EndToEndId', endToEndId)]),
    xmlElement('Amt', [xmlElement('InstdAmt', decimalAmount(amountMinor), { Ccy: 'NOK' })]),
    'bic' in account ? xmlElement('CdtrAgt', agent(account.bic, version)) : null,
    xmlElement('Cdtr', [
      xmlElement('Nm', paymentName(creditor.name, isForeign)),
      isForeign && address ? addressXml(address) : null,
    ]),
    xmlElement('CdtrAcct', [accountXml(account)]),
    reference && xmlElement('RmtInf', [referenceXml(reference, isForeign)]),
  ]);
}

function referenceXml(reference: { kid: string } | { text: string }, isForeign: boolean) {
  if ('text' in reference) return xmlElement('Ustrd', paymentText(reference.text, isForeign));
  return xmlElement('Strd', [
    xmlElement('CdtrRefInf', [
      xmlElement('Tp', [xmlElement('CdOrPrtry', [code('SCOR')])]),
      xmlElement('Ref', reference.kid),
    ]),
  ]);
}

function accountXml(account: Creditor['account']): Xml | null {
  if ('norwegian' in account) return bban(account.norwegian);
  if (isIban(account.number)) return xmlElement('Id', [xmlElement('IBAN', account.number)]);
  return bban(account.number);
}
