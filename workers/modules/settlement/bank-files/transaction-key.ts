import { createHash } from 'node:crypto';
import type { BankTransaction, Direction } from './bank-file.ts';

export type KeyFacts = {
  account: string;
  kind: BankTransaction['kind'];
  direction: Direction;
  isReversal: boolean;
  status: string;
  amountMinor: number | null;
  original: BankTransaction['original'];
  transactionReference: string | null;
  entryReference: string | null;
  /** Place of the transaction within its entry. */
  index: number;
};

export type TransactionKey = Pick<BankTransaction, 'key' | 'keySource'>;

const LONGEST_KEY = 200;

/**
 * Makes the keys of a file's transactions. The bank's reference identifies a transaction, else that of the
 * entry with the position within it; amount and direction are added, since banks reuse a reference for a
 * reversal or for several parts. Equal movements within a file are numbered, for they are movements of their
 * own. A movement that is not booked has another key than the booked movement that follows it. Without any
 * reference the position in this file is all there is.
 */
export function transactionKeys(sha256: string): (facts: KeyFacts) => TransactionKey {
  const used = new Map<string, number>();
  let place = 0;
  return (facts) => {
    place += 1;
    const reference = referenceOf(facts);
    if (!reference) return { key: `${sha256}/${place}`, keySource: 'FILE' };
    const parts = [
      facts.account,
      reference.text,
      facts.amountMinor ?? `${facts.original?.amount} ${facts.original?.currency}`,
      facts.isReversal ? `${facts.direction}-REVERSAL` : facts.direction,
    ];
    if (facts.kind !== 'PAYMENT') parts.push(facts.kind);
    if (facts.status !== 'BOOK') parts.push(facts.status);
    const key = parts.join('/');
    const count = (used.get(key) ?? 0) + 1;
    used.set(key, count);
    return { key: bounded(count === 1 ? key : `${key}/${count}`), keySource: reference.source };
  };
}

function referenceOf(
  facts: KeyFacts,
): { text: string; source: 'TRANSACTION' | 'ENTRY' } | undefined {
  const { kind, transactionReference, entryReference, index } = facts;
  if (kind === 'PAYMENT' && transactionReference) {
    return { text: `T:${transactionReference}`, source: 'TRANSACTION' };
  }
  if (entryReference) return { text: `E:${entryReference}:${index}`, source: 'ENTRY' };
  return undefined;
}

const bounded = (key: string) =>
  key.length > LONGEST_KEY ? createHash('sha256').update(key).digest('hex') : key;
