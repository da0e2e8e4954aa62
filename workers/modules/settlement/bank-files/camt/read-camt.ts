import { comparableAccount } from '../account-number.ts';
import type { Balance, BankStatement, BankTransaction, TransactionFile } from '../bank-file.ts';
import { FileRefusal, type Findings } from '../findings.ts';
import { transactionKeys } from '../transaction-key.ts';
import type { NodeHandlers } from '../xml/read-xml.ts';
import { nodeAt, nodesNamed, textAt, type XmlNode } from '../xml/xml-node.ts';
import { type CamtBatch, type CamtEntry, readBatch, readDate, readEntry } from './camt-entry.ts';
import {
  type CamtTransaction,
  readAmount,
  readDirection,
  readTransaction,
} from './camt-transaction.ts';
import { entryTransactions, signed } from './entry-transactions.ts';

const readBalances = (statement: XmlNode, findings: Findings): Balance[] =>
  nodesNamed(statement, 'Bal').map((node) => {
    const amount = nodeAt(node, 'Amt');
    const direction = readDirection(textAt(node, 'CdtDbtInd'));
    if (!amount || !direction) {
      throw new FileRefusal('ELEMENT_MISSING', node.line, 'Bal without Amt or CdtDbtInd');
    }
    const { minor } = readAmount(amount, findings);
    return {
      code: textAt(node, 'Tp/CdOrPrtry/Cd') ?? textAt(node, 'Tp/CdOrPrtry/Prtry') ?? '',
      amountMinor: minor !== null && direction === 'DEBIT' ? 0 - minor : minor,
      day: readDate(node, 'Dt', findings) ?? textAt(node, 'Dt'),
    };
  });

type Proof = Pick<BankStatement, 'completeness' | 'transactions'>;

const balanceOf = (balances: Balance[], codes: string[]) =>
  balances.find(({ code }) => codes.includes(code))?.amountMinor ?? null;

const withTurnedReversal = (one: BankTransaction): BankTransaction =>
  one.isReversal ? { ...one, direction: one.direction === 'CREDIT' ? 'DEBIT' : 'CREDIT' } : one;

export type CamtContent = Pick<TransactionFile, 'messageId' | 'createdAt' | 'statements'>;

type CamtOptions = {
  findings: Findings;
  sha256: string;
  /** Accounts in the form of `comparableAccount`; null accepts every account. */
  ownAccounts: ReadonlySet<string> | null;
};

/** Collects a camt.053 or camt.054 while it is read; `.02` and `.08` differ in few places, which both are tried. */
export function camtReader({ findings, sha256, ownAccounts }: CamtOptions) {
  const keyOf = transactionKeys(sha256);
  const statements: BankStatement[] = [];
  let header: XmlNode | undefined;
  let transactions: CamtTransaction[] = [];
  let batches: CamtBatch[] = [];
  let entries: CamtEntry[] = [];
  let found = 0;

  const takeStatement = (node: XmlNode) => {
    found += 1;
    const account = textAt(node, 'Acct/Id/IBAN') ?? textAt(node, 'Acct/Id/Othr/Id');
    if (!account) throw new FileRefusal('ELEMENT_MISSING', node.line, `${node.name} without Acct`);
    const comparable = comparableAccount(account);
    if (ownAccounts && !ownAccounts.has(comparable)) {
      findings.warn('ACCOUNT_NOT_OURS', node.line, `${account}, ${entries.length} entries`);
    } else {
      warnOfMissingParts(node, entries.length, findings);
      const rows = entries.flatMap((one) => entryTransactions(one, comparable, keyOf, findings));
      warnOfTransactions(rows, findings);
      statements.push(statementOf(node, comparable, rows, findings));
    }
    entries = [];
  };
  const takeEntry = (node: XmlNode) => {
    entries.push(readEntry(node, batches, findings));
    batches = [];
  };
  const takeHeader = (node: XmlNode) => {
    header = node;
  };
  const handlers: NodeHandlers = {
    'BkToCstmrDbtCdtNtfctn/GrpHdr': takeHeader,
    'BkToCstmrStmt/GrpHdr': takeHeader,
    'NtryDtls/TxDtls': (node) => transactions.push(readTransaction(node, findings)),
    'Ntry/NtryDtls': (node) => {
      batches.push(readBatch(node, transactions, findings));
      transactions = [];
    },
    'Ntfctn/Ntry': takeEntry,
    'Stmt/Ntry': takeEntry,
    'BkToCstmrDbtCdtNtfctn/Ntfctn': takeStatement,
    'BkToCstmrStmt/Stmt': takeStatement,
  };
  const finish = (): CamtContent => {
    const messageId = textAt(header, 'MsgId');
    if (!messageId) throw new FileRefusal('ELEMENT_MISSING', null, 'GrpHdr/MsgId');
    if (found === 0) throw new FileRefusal('ELEMENT_MISSING', null, 'Ntfctn or Stmt');
    if (textAt(header, 'MsgPgntn/LastPgInd') === 'false') {
      findings.warn('MORE_PAGES_FOLLOW', header?.line ?? null, messageId);
    }
    return { messageId, createdAt: textAt(header, 'CreDtTm'), statements };
  };
  return { handlers, finish };
}

function statementOf(
  node: XmlNode,
  account: string,
  rows: BankTransaction[],
  findings: Findings,
): BankStatement {
  const balances = readBalances(node, findings);
  return {
    id: textAt(node, 'Id') ?? '',
    account,
    createdAt: textAt(node, 'CreDtTm'),
    from: textAt(node, 'FrToDt/FrDtTm'),
    to: textAt(node, 'FrToDt/ToDtTm'),
    balances,
    ...proveComplete(balances, rows, node.line, findings),
  };
}

/** The few signs by which a notification, which has no balances, shows that a part of it is missing. */
function warnOfMissingParts(node: XmlNode, entries: number, findings: Findings): void {
  const count = textAt(nodeAt(node, 'TxsSummry/TtlNtries'), 'NbOfNtries');
  if (count !== null && Number(count) !== entries) {
    findings.warn('ENTRY_COUNT_DIFFERS', node.line, `${count} announced, ${entries} listed`);
  }
  const isLast = textAt(node, 'NtfctnPgntn/LastPgInd') ?? textAt(node, 'StmtPgntn/LastPgInd');
  if (isLast === 'false') findings.warn('MORE_PAGES_FOLLOW', node.line, textAt(node, 'Id') ?? '');
}

function warnOfTransactions(rows: BankTransaction[], findings: Findings): void {
  for (const row of rows) {
    if (row.keySource === 'FILE' && row.status === 'BOOK') {
      findings.warn('NO_BANK_REFERENCE', row.line, 'an overlapping file would bring it again');
    }
    // By ISO this reverses a debit, but KIDs are on credits: some banks sign reversals otherwise.
    const hasKid = row.kidParts.some(({ kid }) => kid !== null);
    if (row.isReversal && row.direction === 'CREDIT' && hasKid) {
      findings.warn('REVERSED_CREDIT_WITH_KID', row.line, row.kidParts[0]?.kid ?? '');
    }
  }
}

/**
 * Checks opening balance + booked movements = closing balance. Some banks sign a reversal by the movement
 * it takes back and not by its own; where only that reading adds up, reversals are turned to ISO's.
 */
function proveComplete(
  balances: Balance[],
  transactions: BankTransaction[],
  line: number,
  findings: Findings,
): Proof {
  const opening = balanceOf(balances, ['OPBD', 'PRCD']) ?? interim(balances, 'first');
  const closing = balanceOf(balances, ['CLBD']) ?? interim(balances, 'last');
  const booked = transactions.filter(({ status }) => status === 'BOOK');
  if (opening === null || closing === null || booked.some((one) => one.amountMinor === null)) {
    return { completeness: 'UNPROVEN', transactions };
  }
  const expected = BigInt(closing) - BigInt(opening);
  const sum = booked.reduce((all, one) => all + signed(one), 0n);
  if (sum === expected) return { completeness: 'COMPLETE', transactions };
  const reversals = booked.filter(({ isReversal }) => isReversal);
  const turned = reversals.reduce((all, one) => all - 2n * signed(one), sum);
  if (turned === expected) {
    findings.warn('REVERSALS_SIGNED_OTHERWISE', line, `${reversals.length} reversals`);
    return { completeness: 'COMPLETE', transactions: transactions.map(withTurnedReversal) };
  }
  findings.warn('BALANCE_DIFFERS', line, `${expected - sum} øre`);
  return { completeness: 'INCOMPLETE', transactions };
}

/** A page in the middle of a statement has two interim balances. */
function interim(balances: Balance[], which: 'first' | 'last'): number | null {
  const found = balances.filter(({ code }) => code === 'ITBD');
  return found.at(which === 'first' ? 0 : -1)?.amountMinor ?? null;
}
