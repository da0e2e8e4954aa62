import type { Direction } from '../bank-file.ts';
import { readDay } from '../day.ts';
import { FileRefusal, type Findings } from '../findings.ts';
import { nodeAt, textAt, type XmlNode } from '../xml/xml-node.ts';
import {
  type CamtAmount,
  type CamtTransaction,
  readAmount,
  readCodes,
  readDirection,
  referenceAt,
} from './camt-transaction.ts';

/** An `NtryDtls`: the bank's totals of a batch, and the transactions that it lists. */
export type CamtBatch = {
  line: number;
  count: number | null;
  total: CamtAmount | null;
  messageId: string | null;
  paymentInformationId: string | null;
  transactions: CamtTransaction[];
};

/** An `Ntry`: a line of the account. */
export type CamtEntry = {
  line: number;
  amount: CamtAmount;
  direction: Direction;
  isReversal: boolean;
  status: string;
  bookedOn: string | null;
  valueOn: string | null;
  reference: string | null;
  code: string | null;
  proprietaryCode: string | null;
  text: string | null;
  batches: CamtBatch[];
};

export function readBatch(
  node: XmlNode,
  transactions: CamtTransaction[],
  findings: Findings,
): CamtBatch {
  const batch = nodeAt(node, 'Btch');
  const total = nodeAt(batch, 'TtlAmt');
  const count = textAt(batch, 'NbOfTxs');
  return {
    line: node.line,
    count: count && /^\d{1,15}$/.test(count) ? Number(count) : null,
    total: total ? readAmount(total, findings) : null,
    messageId: referenceAt(batch, 'MsgId'),
    paymentInformationId: referenceAt(batch, 'PmtInfId'),
    transactions,
  };
}

export function readEntry(node: XmlNode, batches: CamtBatch[], findings: Findings): CamtEntry {
  const amount = nodeAt(node, 'Amt');
  const direction = readDirection(textAt(node, 'CdtDbtInd'));
  if (!amount) throw new FileRefusal('ELEMENT_MISSING', node.line, 'Ntry without Amt');
  if (!direction) throw new FileRefusal('ELEMENT_MISSING', node.line, 'Ntry without CdtDbtInd');
  // A plain code in version .02, in .08 a choice.
  const status = textAt(node, 'Sts/Cd') ?? textAt(node, 'Sts/Prtry') ?? textAt(node, 'Sts');
  if (!status) findings.warn('STATUS_MISSING', node.line, 'Ntry without Sts');
  const read = readAmount(amount, findings);
  if (read.currency !== 'NOK') {
    findings.warn('CURRENCY_NOT_NOK', amount.line, `${read.text} ${read.currency}`);
  }
  return {
    line: node.line,
    amount: read,
    direction,
    isReversal: /^(true|1)$/.test(textAt(node, 'RvslInd') ?? ''),
    status: status ?? '',
    bookedOn: readDate(node, 'BookgDt', findings),
    valueOn: readDate(node, 'ValDt', findings),
    reference: referenceAt(node, 'AcctSvcrRef') ?? referenceAt(node, 'NtryRef'),
    ...readCodes(node),
    text: textAt(node, 'AddtlNtryInf'),
    batches,
  };
}

export function readDate(node: XmlNode, name: string, findings: Findings): string | null {
  const text = textAt(node, `${name}/Dt`) ?? textAt(node, `${name}/DtTm`);
  if (!text) return null;
  const day = readDay(text);
  if (!day) findings.warn('DAY_UNREADABLE', node.line, `${name} ${text}`);
  return day;
}
