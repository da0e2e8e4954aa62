import type {
  BankFile,
  BankFileFormat,
  BankStatement,
  BankTransaction,
  TransactionFile,
} from '../bank-file.ts';
import type { Finding } from '../findings.ts';
import { splitPayment, suggestedKid } from '../split-payment.ts';
import type { PaymentStatusReport } from '../status/payment-status.ts';

/** Above 0 for money that came in. */
const signedAmount = ({ amountMinor, direction }: BankTransaction): number | null =>
  amountMinor !== null && direction === 'DEBIT' ? 0 - amountMinor : amountMinor;

const OPENING = ['OPBD', 'PRCD'];

const CLOSING = ['CLBD'];

const COMPLETE = { COMPLETE: true, INCOMPLETE: false, UNPROVEN: null } as const;

/** The statements of a file by the names of the columns of `app_public.bank_statements`. */
const statementRows = (statements: readonly BankStatement[]): object[] =>
  statements.map((statement, at) => {
    const closing = balanceOf(statement, CLOSING);
    return {
      position: at + 1,
      statement_code: statement.id || null,
      opening_minor: balanceOf(statement, OPENING)?.amountMinor ?? null,
      closing_minor: closing?.amountMinor ?? null,
      closed_on: closing?.day ?? null,
      is_complete: COMPLETE[statement.completeness],
    };
  });

const balanceOf = ({ balances }: BankStatement, codes: readonly string[]) =>
  balances.find(({ code }) => codes.includes(code));

/** The statuses of a report as `app_private.add_bank_payment_statuses` takes them, without their positions. */
const statusRows = ({ originalMessageId, statuses }: PaymentStatusReport): object[] =>
  statuses.map((one) => ({
    line: one.line,
    original_message_id: originalMessageId,
    payment_information_id: one.paymentInformationId,
    end_to_end_id: one.endToEndId,
    bank_status: one.status,
    is_inherited: one.isInherited,
    reason_code: one.reasons.find(({ code }) => code !== null)?.code ?? null,
    message: one.reasons.flatMap(({ text }) => text).join(' ') || null,
  }));

/** The reading of a file as `app_private.record_bank_file` takes it. Holds no text of the file but the bank's ids. */
export type FileReading = {
  format: 'CAMT_053' | 'CAMT_054' | 'OCR_GIRO' | 'PAIN_002' | null;
  messageId: string | null;
  refusal: string | null;
  line: number | null;
  warnings: string[];
  statements: object[];
};

export type FileRows = { kind: 'TRANSACTIONS' | 'STATUSES'; rows: object[] };

type Reading = FileReading & FileRows;

/** Decides on a file as a whole: one of another account or with a balance that differs is refused. */
export function readingOfFile(file: BankFile): Reading {
  const facts = { format: formatName(file.format), warnings: codesOf(file.findings) };
  if (file.kind === 'REFUSED') return refused(facts, file.findings[0]);
  if (file.kind === 'PAYMENT_STATUS') {
    const rows = file.reports.flatMap(statusRows).map((row, at) => ({ position: at + 1, ...row }));
    return { ...accepted, ...facts, messageId: file.messageId, kind: 'STATUSES', rows };
  }
  const fault = faultOf(file);
  if (fault) return refused(facts, fault);
  const transactions = file.statements.flatMap((one) => one.transactions);
  return {
    ...accepted,
    ...facts,
    messageId: messageIdOf(file),
    statements: statementRows(file.statements),
    kind: 'TRANSACTIONS',
    rows: transactions.map((one, at) => transactionRow(one, at + 1)),
  };
}

const accepted = { refusal: null, line: null, statements: [] };

const refused = (
  facts: Pick<FileReading, 'format' | 'warnings'>,
  fault: Pick<Finding, 'code' | 'line'> | undefined,
): Reading => ({
  ...accepted,
  ...facts,
  messageId: null,
  refusal: fault === undefined || fault.code === 'UNEXPECTED' ? 'READING_FAILED' : fault.code,
  line: fault?.line ?? null,
  kind: 'TRANSACTIONS',
  rows: [],
});

function faultOf({ statements, findings }: TransactionFile): Pick<Finding, 'code' | 'line'> | null {
  if (statements.length === 0) {
    return findings.find(({ code }) => code === 'ACCOUNT_NOT_OURS') ?? emptyFile;
  }
  if (statements.every(({ completeness }) => completeness !== 'INCOMPLETE')) return null;
  return findings.find(({ code }) => code === 'BALANCE_DIFFERS') ?? null;
}

const emptyFile = { code: 'EMPTY_FILE', line: null } as const;

/** Numbers of OCR transmissions begin again after some time, so the day belongs to them. */
const messageIdOf = ({ format, messageId, createdAt }: TransactionFile): string =>
  format === 'ocr-giro' ? `${messageId}/${createdAt}` : messageId;

function formatName(format: BankFileFormat | null): FileReading['format'] {
  if (format === null) return null;
  if (format === 'ocr-giro') return 'OCR_GIRO';
  if (format.startsWith('camt.053')) return 'CAMT_053';
  return format.startsWith('camt.054') ? 'CAMT_054' : 'PAIN_002';
}

const codesOf = (findings: readonly Finding[]): string[] => [
  ...new Set(findings.filter(({ isRefusal }) => !isRefusal).map(({ code }) => code)),
];

/** The transaction as `app_private.add_bank_transactions` takes it, by the names of the columns. */
function transactionRow(transaction: BankTransaction, position: number): object {
  const { references, payer, payee, original, kidParts, returned } = transaction;
  // Why it came back is a line of its own, which becomes the reason of the payout.
  const why = [returned?.reason ?? [], returned?.text ?? []].flat().join(' ');
  const message = [why, transaction.text.join(' ')].filter(Boolean).join('\n');
  return {
    position,
    line: transaction.line,
    key: transaction.key,
    kind: transaction.kind,
    bank_status: transaction.status,
    amount_minor: signedAmount(transaction),
    booked_on: transaction.bookedOn ?? transaction.valueOn,
    is_reversal: transaction.isReversal,
    is_return: transaction.returned !== null,
    original_amount: original?.amount ?? null,
    original_currency: original?.currency ?? null,
    kid: kidParts.length === 1 ? (kidParts[0]?.kid ?? null) : null,
    text_kid: suggestedKid(transaction),
    kid_parts: kidParts.length > 1 ? (splitPayment(transaction) ?? []) : null,
    payer_name: payer.name,
    payer_account: payer.account,
    payee_name: payee.name,
    payee_account: payee.account,
    message: message || null,
    end_to_end_id: references.endToEndId,
    payment_information_id: references.paymentInformationId,
    bank_reference: references.transactionReference,
    entry_reference: references.entryReference,
    code: transaction.proprietaryCode ?? transaction.code,
  };
}
