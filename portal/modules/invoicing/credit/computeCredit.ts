import type { CreditableLine } from './CreditableInvoice.ts';
import { hundredths } from './hundredths.ts';

type Line = Pick<
  CreditableLine,
  | 'id'
  | 'quantity'
  | 'remainingQuantity'
  | 'vatRate'
  | 'amount'
  | 'vat'
  | 'remainingAmount'
  | 'remainingVat'
>;

/** What crediting comes to, in minor units. */
export interface Credit {
  /** By the ids of the lines. */
  lines: Map<string, number>;
  amount: number;
  vat: number;
  total: number;
}

/**
 * What the server will take back for quantities of lines, shown before it is asked: lines by quantity, VAT by rate, each
 * rounded once, never more than remains, and all that remains when the rest is taken. It says the same as `compute_credit`.
 */
export function computeCredit(
  lines: readonly Line[],
  quantities: ReadonlyMap<string, bigint>,
): Credit {
  const taken = new Map(lines.map((line) => [line.id, ofLine(line, quantities.get(line.id))]));
  const byRate = Map.groupBy(lines, ({ vatRate }) => Number(vatRate ?? 0));
  const vat = sum([...byRate.values()].map((ofRate) => vatOf(ofRate, taken)));
  const amount = sum([...taken.values()]);
  return {
    lines: new Map([...taken].map(([id, one]) => [id, Number(one)])),
    amount: Number(amount),
    vat: Number(vat),
    total: Number(amount + vat),
  };
}

function ofLine(line: Line, quantity = 0n): bigint {
  if (quantity === 0n) return 0n;
  return share({
    whole: BigInt(line.amount),
    remaining: BigInt(line.remainingAmount),
    part: quantity,
    of: hundredths(line.quantity ?? '0') ?? 0n,
    takesRest: quantity === hundredths(line.remainingQuantity ?? '0'),
  });
}

function vatOf(lines: readonly Line[], taken: ReadonlyMap<string, bigint>): bigint {
  const all = (name: 'amount' | 'vat' | 'remainingAmount' | 'remainingVat') =>
    sum(lines.map((line) => BigInt(line[name])));
  const part = sum(lines.map(({ id }) => taken.get(id) ?? 0n));
  return share({
    whole: all('vat'),
    remaining: all('remainingVat'),
    part,
    of: all('amount'),
    takesRest: part === all('remainingAmount'),
  });
}

interface Share {
  whole: bigint;
  remaining: bigint;
  part: bigint;
  of: bigint;
  takesRest: boolean;
}

/** `credit_share` of the database, where nothing is negative. */
function share({ whole, remaining, part, of, takesRest }: Share): bigint {
  if (takesRest) return remaining;
  if (of === 0n) return 0n;
  const rounded = (2n * whole * part + of) / (2n * of);
  return rounded < remaining ? rounded : remaining;
}

const sum = (all: readonly bigint[]) => all.reduce((one, other) => one + other, 0n);
