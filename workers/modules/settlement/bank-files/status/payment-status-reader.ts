import type { PaymentStatusFile } from '../bank-file.ts';
import { FileRefusal, type Findings } from '../findings.ts';
import type { NodeHandlers } from '../xml/read-xml.ts';
import { cleanText, nodeAt, nodesNamed, textAt, type XmlNode } from '../xml/xml-node.ts';
import { isKnownStatus } from './merge-payment-status.ts';
import type { PaymentStatus, PaymentStatusReport, StatusReason } from './payment-status.ts';

/** A status with its reasons; a level without a status takes those of the level above. */
type Level = { status: string | null; reasons: StatusReason[] };

type Content = Pick<PaymentStatusFile, 'messageId' | 'createdAt' | 'reports'>;

/** Collects a pain.002 while it is read. Its levels are resolved at the end, when all statuses are known. */
export function paymentStatusReader(findings: Findings) {
  const reports: PaymentStatusReport[] = [];
  let header: XmlNode | undefined;
  let transactions: XmlNode[] = [];
  let groups: XmlNode[] = [];
  let payments: { node: XmlNode; transactions: XmlNode[] }[] = [];

  const takeReport = () => {
    for (const group of groups) reports.push(reportOf(group, payments, findings));
    groups = [];
    payments = [];
  };
  const handlers: NodeHandlers = {
    'CstmrPmtStsRpt/GrpHdr': (node) => {
      header = node;
    },
    'CstmrPmtStsRpt/OrgnlGrpInfAndSts': (node) => groups.push(node),
    'OrgnlPmtInfAndSts/TxInfAndSts': (node) => transactions.push(node),
    'CstmrPmtStsRpt/OrgnlPmtInfAndSts': (node) => {
      payments.push({ node, transactions });
      transactions = [];
    },
    'Document/CstmrPmtStsRpt': takeReport,
  };
  const finish = (): Content => {
    const messageId = textAt(header, 'MsgId');
    if (!messageId) throw new FileRefusal('ELEMENT_MISSING', null, 'GrpHdr/MsgId');
    if (reports.length === 0) throw new FileRefusal('ELEMENT_MISSING', null, 'OrgnlGrpInfAndSts');
    return { messageId, createdAt: textAt(header, 'CreDtTm'), reports };
  };
  return { handlers, finish };
}

function reportOf(
  group: XmlNode,
  payments: { node: XmlNode; transactions: XmlNode[] }[],
  findings: Findings,
): PaymentStatusReport {
  const originalMessageId = textAt(group, 'OrgnlMsgId');
  if (!originalMessageId) throw new FileRefusal('ELEMENT_MISSING', group.line, 'OrgnlMsgId');
  const top = levelOf(group, 'GrpSts');
  const statuses: PaymentStatus[] = [];
  const groupRow = row('GROUP', group, top, null);
  if (groupRow) statuses.push(groupRow);
  for (const { node, transactions } of payments) {
    const paymentInformationId = textAt(node, 'OrgnlPmtInfId');
    const level = levelOf(node, 'PmtInfSts', top);
    const own = row('PAYMENT_INFORMATION', node, level, paymentInformationId);
    if (own) statuses.push(own);
    for (const transaction of transactions) {
      const inner = levelOf(transaction, 'TxSts', level);
      const found = row('TRANSACTION', transaction, inner, paymentInformationId);
      if (found) statuses.push(found);
      else findings.warn('STATUS_MISSING', transaction.line, paymentInformationId ?? '');
    }
  }
  for (const { status, line } of statuses) {
    if (!isKnownStatus(status)) findings.warn('STATUS_UNKNOWN', line, status);
  }
  return {
    originalMessageId,
    originalMessageType: textAt(group, 'OrgnlMsgNmId'),
    groupStatus: textAt(group, 'GrpSts'),
    reasons: readReasons(group),
    statuses,
  };
}

/** PART means that the payments below differ, so none of them inherits it. */
function levelOf(node: XmlNode, name: string, above?: Level): Level & { isInherited: boolean } {
  const status = textAt(node, name);
  const reasons = readReasons(node);
  if (status && status !== 'PART') return { status, reasons, isInherited: false };
  if (status === 'PART' || !above) return { status: null, reasons, isInherited: false };
  return {
    status: above.status,
    reasons: reasons.length > 0 ? reasons : above.reasons,
    isInherited: true,
  };
}

function row(
  level: PaymentStatus['level'],
  node: XmlNode,
  { status, reasons, isInherited }: Level & { isInherited?: boolean },
  paymentInformationId: string | null,
): PaymentStatus | null {
  if (status === null) return null;
  return {
    level,
    line: node.line,
    paymentInformationId,
    endToEndId: textAt(node, 'OrgnlEndToEndId'),
    instructionId: textAt(node, 'OrgnlInstrId'),
    status,
    isInherited: isInherited ?? false,
    reasons,
    bankReference: textAt(node, 'AcctSvcrRef'),
  };
}

const readReasons = (node: XmlNode): StatusReason[] =>
  nodesNamed(node, 'StsRsnInf').map((reason) => ({
    code: textAt(nodeAt(reason, 'Rsn'), 'Cd') ?? textAt(nodeAt(reason, 'Rsn'), 'Prtry'),
    text: nodesNamed(reason, 'AddtlInf').flatMap(({ text }) => cleanText(text) ?? []),
  }));
