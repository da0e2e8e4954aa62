import { nextBankDay } from '#shared/bank-days.ts';
import { type Xml, xmlDocument, xmlElement } from '#shared/xml.ts';
import { nowInNorway, todayInNorway } from '../core/now-in-norway.ts';
import type { BankFolder } from './bank-folder.ts';
import type { OrderedPayment, OrderedPayments } from './payment-file.ts';
import type { SimulatedEntry } from './simulated-transaction.ts';
import { writeCamt054 } from './write-camt.ts';
import { movementsOf } from './write-statement.ts';

type SimulatedReason = { code: string; text?: string };

type Level = { status?: string; reasons?: SimulatedReason[] };

export type SimulatedPaymentStatus = Level & {
  messageId: string;
  createdAt: string;
  originalMessageId: string;
  originalMessageType: string;
  payments: (Level & {
    paymentInformationId: string;
    transactions: (Level & { endToEndId: string })[];
  })[];
};

const level = (name: string, { status, reasons = [] }: Level): (Xml | null)[] => [
  xmlElement(name, status),
  ...reasons.map(({ code, text }) =>
    xmlElement('StsRsnInf', [
      xmlElement('Rsn', [xmlElement('Cd', code)]),
      xmlElement('AddtlInf', text),
    ]),
  ),
];

/** The possible answers of the bank to a payment file. No answer is another possibility. */
export const BANK_ANSWERS = ['PAY', 'RECEIVE', 'REJECT_ONE', 'REJECT_ALL', 'RETURN_ONE'] as const;
export type BankAnswer = (typeof BANK_ANSWERS)[number];

type Paid = { group: string; payments: OrderedPayment[] };

/** Writes the files of the bank's answer: a pain.002, and a camt.054 of debits and returned payments. */
export async function answerPayments(
  folder: BankFolder,
  order: OrderedPayments,
  answer: BankAnswer,
  endToEndId: string | null = null,
): Promise<void> {
  const meant = findPayment(order, endToEndId);
  const isRejected = (payment: OrderedPayment) =>
    answer === 'REJECT_ALL' || (answer === 'REJECT_ONE' && payment === meant?.payment);
  const paid: Paid[] = order.groups.map(({ id, payments }) => ({
    group: id,
    payments: payments.filter((one) => !isRejected(one)),
  }));
  if (answer !== 'RETURN_ONE') await writeStatuses(folder, order, answer, isRejected);
  if (answer === 'PAY' || answer === 'REJECT_ONE') {
    await writeEntries(folder, order.account, 'debit', (serial) =>
      paid.flatMap((one, at) => debitOf(one, serial * 100 + at)),
    );
  }
  if (answer === 'RETURN_ONE' && meant) {
    await writeEntries(folder, order.account, 'return', (serial) => [returnOf(meant, serial)]);
  }
}

type Meant = { payment: OrderedPayment; executesOn: string };

/** The payment of that name, or the first where none is named. */
function findPayment(order: OrderedPayments, endToEndId: string | null): Meant | undefined {
  const all = order.groups.flatMap(({ executesOn, payments }) =>
    payments.map((payment) => ({ payment, executesOn })),
  );
  return endToEndId === null ? all[0] : all.find((one) => one.payment.endToEndId === endToEndId);
}

async function writeStatuses(
  folder: BankFolder,
  order: OrderedPayments,
  answer: BankAnswer,
  isRejected: (payment: OrderedPayment) => boolean,
): Promise<void> {
  const number = numberOf(await folder.nextSerial());
  const rejected = {
    status: 'RJCT',
    reasons: [{ code: 'AC04', text: 'Kontoen er avsluttet' }],
  };
  const accepted = { status: answer === 'RECEIVE' ? 'ACTC' : 'ACSC' };
  const content = writePaymentStatus(
    {
      messageId: `STATUS-${number}`,
      createdAt: nowInNorway(),
      originalMessageId: order.messageId,
      originalMessageType: order.messageType,
      payments: order.groups.map(({ id, payments }) => ({
        paymentInformationId: id,
        transactions: payments.map((payment) => ({
          endToEndId: payment.endToEndId,
          ...(isRejected(payment) ? rejected : accepted),
        })),
      })),
    },
    '03',
  );
  await folder.write(`pain002-${number}-${answer.toLowerCase()}.xml`, content);
}

async function writeEntries(
  folder: BankFolder,
  account: string,
  name: string,
  entriesOf: (serial: number) => SimulatedEntry[],
): Promise<void> {
  const serial = await folder.nextSerial();
  const number = numberOf(serial);
  const entries = entriesOf(serial);
  if (entries.length === 0) return;
  const messageId = `BANK-${number}`;
  const statements = [{ id: `${messageId}-1`, account, createdAt: nowInNorway(), entries }];
  const file = { messageId, createdAt: nowInNorway(), statements };
  await folder.write(`camt054-${number}-${name}.xml`, writeCamt054(file, '08'));
  await folder.record(movementsOf(file));
}

/** The payments of a group are one line on the account. */
function debitOf({ payments }: Paid, serial: number): SimulatedEntry[] {
  if (payments.length === 0) return [];
  const reference = (at: number) => String(serial * 1_000 + at).padStart(9, '0');
  return [
    {
      reference: reference(0),
      bookedOn: todayInNorway(),
      direction: 'DEBIT',
      transactions: payments.map((payment, at) => ({
        ...transactionOf(payment),
        reference: reference(at + 1),
      })),
    },
  ];
}

/** Money comes back on the second bank day after the payment. */
function returnOf({ payment, executesOn }: Meant, serial: number): SimulatedEntry {
  const reference = String(serial * 100_000).padStart(9, '0');
  return {
    reference,
    bookedOn: nextBankDay(nextBankDay(executesOn || todayInNorway())),
    direction: 'CREDIT',
    transactions: [{ ...transactionOf(payment), reference, returnReason: 'AC04' }],
  };
}

const transactionOf = ({ endToEndId, amountMinor, name, account }: OrderedPayment) => ({
  endToEndId,
  amountMinor,
  payerName: name,
  payerAccount: account,
  kids: [],
  text: 'Utbetaling',
});

const numberOf = (serial: number): string => String(serial).padStart(7, '0');

/** Writes a pain.002. A level without status leaves it to the levels above or below. */
export function writePaymentStatus(answer: SimulatedPaymentStatus, version: '03' | '10'): string {
  const body = xmlElement('CstmrPmtStsRpt', [
    xmlElement('GrpHdr', [
      xmlElement('MsgId', answer.messageId),
      xmlElement('CreDtTm', answer.createdAt),
    ]),
    xmlElement('OrgnlGrpInfAndSts', [
      xmlElement('OrgnlMsgId', answer.originalMessageId),
      xmlElement('OrgnlMsgNmId', answer.originalMessageType),
      ...level('GrpSts', answer),
    ]),
    ...answer.payments.map((payments) =>
      xmlElement('OrgnlPmtInfAndSts', [
        xmlElement('OrgnlPmtInfId', payments.paymentInformationId),
        ...level('PmtInfSts', payments),
        ...payments.transactions.map((one) =>
          xmlElement('TxInfAndSts', [
            xmlElement('OrgnlEndToEndId', one.endToEndId),
            ...level('TxSts', one),
          ]),
        ),
      ]),
    ),
  ]);
  const xmlns = `urn:iso:std:iso:20022:tech:xsd:pain.002.001.${version}`;
  return xmlDocument(xmlElement('Document', [body], { xmlns }));
}
