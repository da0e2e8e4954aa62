import type { Balance, BankStatement } from '../bank-file.ts';
import type { BankTransaction } from '../bank-transaction.ts';
import { FileRefusal, type Findings } from '../findings.ts';
import { nodeAt, nodesNamed, textAt, type XmlNode } from '../xml/xml-node.ts';
import { readAmount, readDirection } from './camt-amount.ts';
import { readDate } from './camt-entry.ts';
import { signed } from './entry-transactions.ts';

export const readBalances = (statement: XmlNode, findings: Findings): Balance[] =>
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

/**
 * Checks opening balance + booked movements = closing balance. Some banks sign a reversal by the movement
 * it takes back and not by its own; where only that reading adds up, reversals are turned to ISO's.
 */
export function proveComplete(
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

const balanceOf = (balances: Balance[], codes: string[]) =>
  balances.find(({ code }) => codes.includes(code))?.amountMinor ?? null;

/** A page in the middle of a statement has two interim balances. */
function interim(balances: Balance[], which: 'first' | 'last'): number | null {
  const found = balances.filter(({ code }) => code === 'ITBD');
  return found.at(which === 'first' ? 0 : -1)?.amountMinor ?? null;
}

const withTurnedReversal = (one: BankTransaction): BankTransaction =>
  one.isReversal ? { ...one, direction: one.direction === 'CREDIT' ? 'DEBIT' : 'CREDIT' } : one;
