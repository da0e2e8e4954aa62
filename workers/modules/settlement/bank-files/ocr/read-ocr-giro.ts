import { isAscii, isUtf8 } from 'node:buffer';
import type { BankStatement, BankTransaction, TransactionFile } from '../bank-file.ts';
import { FileRefusal, type Findings } from '../findings.ts';
import { kidReference } from '../kid-reference.ts';
import { type KeyFacts, type TransactionKey, transactionKeys } from '../transaction-key.ts';
import type { OcrItem } from './ocr-item.ts';
import { type OcrAssignment, readTransmissions } from './ocr-transmission.ts';

/** Until where the last record of a transmission has its control fields. */
const SHORTEST_END = 47;

/** Programs for DOS end a text with the character 26. */
const isEnd = (line: string | undefined) =>
  line !== undefined && ['', '\u001a'].includes(line.trim());

type OcrOptions = {
  findings: Findings;
  sha256: string;
  ownAccounts: ReadonlySet<string> | null;
};

/** Reads OCR giro. A file is returned only if all its counts and sums are right. */
export function readOcrGiro(
  bytes: Uint8Array,
  { findings, sha256, ownAccounts }: OcrOptions,
): Pick<TransactionFile, 'messageId' | 'createdAt' | 'statements'> {
  const transmissions = readTransmissions(ocrLines(bytes, findings), findings);
  const keyOf = transactionKeys(sha256);
  const statements: BankStatement[] = [];
  for (const { createdOn, assignments } of transmissions) {
    for (const assignment of assignments) {
      if (!assignment.isRead) continue;
      if (ownAccounts && !ownAccounts.has(assignment.account)) {
        const detail = `${assignment.account}, ${assignment.items.length} items`;
        findings.warn('ACCOUNT_NOT_OURS', assignment.line, detail);
        continue;
      }
      statements.push(statementOf(assignment, createdOn, keyOf));
    }
  }
  const [first] = transmissions;
  return {
    messageId: first ? `${first.sender}-${first.number}` : '',
    createdAt: first?.createdOn ?? null,
    statements,
  };
}

const statementOf = (
  assignment: OcrAssignment,
  createdAt: string | null,
  keyOf: (facts: KeyFacts) => TransactionKey,
): BankStatement => ({
  id: `${assignment.agreement}-${assignment.number}`,
  account: assignment.account,
  createdAt,
  from: null,
  to: null,
  balances: [],
  completeness: 'UNPROVEN',
  transactions: assignment.items.map((item, index) =>
    transactionOf(item, index, assignment.account, keyOf),
  ),
});

function transactionOf(
  item: OcrItem,
  index: number,
  account: string,
  keyOf: (facts: KeyFacts) => TransactionKey,
): BankTransaction {
  const archive = item.second?.archiveReference ?? null;
  const kid = item.reference && kidReference(item.reference);
  const movement = {
    kind: 'PAYMENT' as const,
    direction: item.isNegative ? ('DEBIT' as const) : ('CREDIT' as const),
    isReversal: item.isNegative,
    status: 'BOOK',
    amountMinor: item.amountMinor,
    original: null,
  };
  const text = item.text ? [item.text] : [];
  // Archive references begin again after some time, so the day belongs to the key.
  const transactionReference = archive && `${archive}:${item.settledOn}`;
  const facts = { ...movement, account, index, transactionReference, entryReference: null };
  return {
    ...movement,
    ...keyOf(facts),
    line: item.line,
    bookedOn: item.settledOn,
    valueOn: null,
    payer: { name: null, account: item.second?.debitAccount ?? null },
    payee: { name: null, account: null },
    references: {
      endToEndId: null,
      transactionId: null,
      instructionId: null,
      paymentInformationId: null,
      messageId: null,
      uetr: null,
      transactionReference: archive,
      entryReference: item.serial || null,
    },
    kidParts: kid ? [{ kid, amountMinor: item.amountMinor }] : [],
    text: item.reference && !kid ? [...text, item.reference] : text,
    code: `OCR-${item.type}`,
    proprietaryCode: null,
    returned: null,
  };
}

/** The lines of an OCR giro file. A file whose last line does not end a transmission is cut. */
function ocrLines(bytes: Uint8Array, findings: Findings): string[] {
  const lines = decoded(bytes, findings).split(/\r\n|\n|\r/);
  while (isEnd(lines.at(-1))) lines.pop();
  const last = lines.at(-1) ?? '';
  if (!last.startsWith('NY000089') || last.trimEnd().length < SHORTEST_END) {
    throw new FileRefusal('FILE_CUT', lines.length, 'no end record of the transmission');
  }
  return lines;
}

/** OCR giro is ISO-8859-1; letters that form UTF-8 show that a program in between rewrote the file. */
function decoded(bytes: Uint8Array, findings: Findings): string {
  if (isAscii(bytes) || !isUtf8(bytes)) return Buffer.from(bytes).toString('latin1');
  findings.warn('DOUBTFUL_ENCODING', null, 'UTF-8 instead of ISO-8859-1');
  return new TextDecoder().decode(bytes);
}
