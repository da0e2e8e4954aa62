import { LARGEST_AMOUNT } from '../amount.ts';
import type { BankTransaction } from '../bank-file.ts';
import type { Findings } from '../findings.ts';
import type { KeyFacts, TransactionKey } from '../transaction-key.ts';
import type { CamtEntry } from './camt-entry.ts';
import type { CamtTransaction } from './camt-transaction.ts';

const unknownParty = { name: null, account: null };

/** A movement before it has its key. */
type Movement = Omit<BankTransaction, 'key' | 'keySource'>;

/** The movements of an entry, whose amounts always sum to the entry's. */
export function entryTransactions(
  entry: CamtEntry,
  account: string,
  keyOf: (facts: KeyFacts) => TransactionKey,
  findings: Findings,
): BankTransaction[] {
  const movements = movementsOf(entry, findings);
  return movements.map((movement, index) => {
    const { transactionReference, entryReference } = movement.references;
    const facts = { ...movement, account, transactionReference, entryReference, index };
    return { ...keyOf(facts), ...movement };
  });
}

function movementsOf(entry: CamtEntry, findings: Findings): Movement[] {
  const parts = entry.batches.flatMap((batch) => batch.transactions);
  checkBatches(entry, findings);
  const announced = entry.batches.reduce((sum, { count }) => sum + (count ?? 0), 0);
  const whole = movementOfEntry(entry);
  if (parts.length === 0) return [announced > 1 ? { ...whole, kind: 'UNSPLIT' } : whole];
  const amounts = amountsOf(entry, parts);
  if (!amounts) {
    findings.warn('TRANSACTION_AMOUNT_MISSING', entry.line, `${parts.length} transactions`);
    return [unsplit(whole, parts)];
  }
  const movements = parts.map((part, at) => movementOf(entry, part, amounts[at] ?? null));
  return [...movements, ...differenceOf(entry, whole, movements, findings)];
}

/** Undefined where an amount of several is unknown. An account in another currency has none in NOK. */
function amountsOf(entry: CamtEntry, parts: CamtTransaction[]): (number | null)[] | undefined {
  if (entry.amount.minor === null) return parts.map(() => null);
  const amounts = parts.map((part) => part.amountMinor);
  if (amounts.length === 1) return [amounts[0] ?? entry.amount.minor];
  return amounts.includes(null) ? undefined : amounts;
}

function movementOfEntry(entry: CamtEntry): Movement {
  const [batch] = entry.batches;
  return {
    kind: 'PAYMENT',
    line: entry.line,
    status: entry.status,
    direction: entry.direction,
    isReversal: entry.isReversal,
    amountMinor: entry.amount.minor,
    original:
      entry.amount.currency === 'NOK'
        ? null
        : { amount: entry.amount.text, currency: entry.amount.currency },
    bookedOn: entry.bookedOn,
    valueOn: entry.valueOn,
    payer: unknownParty,
    payee: unknownParty,
    references: {
      endToEndId: null,
      transactionId: null,
      instructionId: null,
      paymentInformationId: batch?.paymentInformationId ?? null,
      messageId: batch?.messageId ?? null,
      uetr: null,
      transactionReference: null,
      entryReference: entry.reference,
    },
    kidParts: [],
    text: entry.text ? [entry.text] : [],
    code: entry.code,
    proprietaryCode: entry.proprietaryCode,
    returned: null,
  };
}

function movementOf(entry: CamtEntry, part: CamtTransaction, amountMinor: number | null): Movement {
  const whole = movementOfEntry(entry);
  const references = { ...whole.references, ...part.references };
  references.paymentInformationId ??= whole.references.paymentInformationId;
  references.messageId ??= whole.references.messageId;
  return {
    ...whole,
    ...part,
    amountMinor,
    original: part.original ?? whole.original,
    direction: part.direction ?? entry.direction,
    references,
    code: part.code ?? entry.code,
    proprietaryCode: part.proprietaryCode ?? entry.proprietaryCode,
  };
}

const unsplit = (whole: Movement, parts: CamtTransaction[]): Movement => ({
  ...whole,
  kind: 'UNSPLIT',
  kidParts: parts.flatMap((part) =>
    part.kidParts.map(({ kid }) => ({ kid, amountMinor: part.amountMinor })),
  ),
  text: [...whole.text, ...parts.flatMap((part) => part.text)],
});

function differenceOf(
  entry: CamtEntry,
  whole: Movement,
  movements: Movement[],
  findings: Findings,
): Movement[] {
  if (entry.amount.minor === null) return [];
  const rest = movements.reduce((left, one) => left - signed(one), signed(whole));
  if (rest === 0n) return [];
  findings.warn('ENTRY_DIFFERS_FROM_TRANSACTIONS', entry.line, `${rest} øre`);
  const amount = rest < 0n ? -rest : rest;
  return [
    {
      ...whole,
      kind: 'DIFFERENCE',
      direction: rest < 0n ? 'DEBIT' : 'CREDIT',
      amountMinor: amount <= LARGEST_AMOUNT ? Number(amount) : null,
    },
  ];
}

/** The amount as it changes the account. */
export const signed = (movement: Pick<Movement, 'direction' | 'amountMinor'>): bigint =>
  BigInt(movement.amountMinor ?? 0) * (movement.direction === 'CREDIT' ? 1n : -1n);

function checkBatches(entry: CamtEntry, findings: Findings): void {
  for (const { line, count, total, transactions } of entry.batches) {
    if (transactions.length === 0) continue;
    if (count !== null && count !== transactions.length) {
      findings.warn(
        'BATCH_COUNT_DIFFERS',
        line,
        `${count} announced, ${transactions.length} listed`,
      );
    }
    if (total === null || total.minor === null) continue;
    if (transactions.some((one) => one.amountMinor === null)) continue;
    const sum = transactions.reduce((all, one) => all + BigInt(one.amountMinor ?? 0), 0n);
    if (sum !== BigInt(total.minor)) {
      findings.warn('BATCH_TOTAL_DIFFERS', line, `${total.minor} øre announced, ${sum} listed`);
    }
  }
}
