import type { SimulatedEntry } from '#sandbox/bank/simulated-transaction.ts';
import type { ExpectedInvoice, Receipt } from '../expected/books.ts';
import { CLIENT_ACCOUNT } from '../expected/refunds.ts';
import { type Act, isCredit, isGivenUp } from '../people/payers.ts';
import { count, type Simulation } from '../simulation.ts';

/** A payment on the account: the bank's line, and its expected booking. */
export interface Incoming {
  entry: SimulatedEntry;
  /** Whether OCR giro can report it. */
  isPlain: boolean;
  invoices: ExpectedInvoice[];
  /** The amounts for each KID that it names. */
  legs: { kid: string; amount: number }[];
  /** A possible duplicate, which waits for an operator. */
  isDoubt: boolean;
  book(): void;
}

/** The payments of clients, and the bank's reversals, on the current day. */
export function incomingOf(simulation: Simulation): Incoming[] {
  const { bank, payers, day } = simulation;
  const acts = payers.take(
    day,
    (act) => !isCredit(act) && !isGivenUp(act) && act.fate !== 'BY_HAND',
  );
  const tonight = new Map<ExpectedInvoice, number>();
  const all = acts.flatMap((act) => incoming(simulation, act, tonight) ?? []);
  const extra = bank.extra;
  bank.extra = [];
  return [...extra, ...all];
}

function incoming(
  simulation: Simulation,
  act: Act,
  tonight: Map<ExpectedInvoice, number>,
): Incoming | null {
  const { books, random } = simulation;
  const { invoice, fate, percent } = act;
  if (fate === 'REVERSAL') return takenBack(simulation, invoice);
  const total = invoice.amounts.amount + invoice.amounts.vat;
  const left = books.limit(invoice) - (tonight.get(invoice) ?? 0);
  const isAgain = fate === 'TWICE' && percent === 0;
  const share = percent ? Math.floor((left * percent) / 100) : left;
  const amount = isAgain ? total : amountOf(fate, share, random.between(1, 500_000));
  if (amount <= 0 || (left <= 0 && !isAgain)) return null;
  tonight.set(invoice, (tonight.get(invoice) ?? 0) + amount);
  if (fate === 'TOGETHER') {
    const other = books.invoices.find(
      (one) => one.kid !== '' && !tonight.has(one) && books.remaining(one) > 0,
    );
    if (other) {
      const parts = [
        { invoice, amount },
        { invoice: other, amount: books.remaining(other) },
      ];
      tonight.set(other, books.remaining(other));
      return payment(simulation, parts, {});
    }
  }
  return payment(simulation, [{ invoice, amount }], { fate });
}

const amountOf = (fate: Act['fate'], left: number, more: number): number => {
  if (fate === 'SHORT') return left - 1;
  return fate === 'OVERPAID' ? left + more : left;
};

type Parts = { invoice: ExpectedInvoice; amount: number }[];

/** A payment that identifies its invoices well or badly. */
export function payment(
  simulation: Simulation,
  parts: Parts,
  { fate }: { fate?: Act['fate'] },
): Incoming {
  const { bank, books, day } = simulation;
  const reference = bank.reference();
  const amount = parts.reduce((sum, one) => sum + one.amount, 0);
  const named = parts.map((one) => ({ kid: one.invoice.kid, amountMinor: one.amount }));
  const kids = fate === 'WRONG_KID' ? [{ kid: unknownKid(reference), amountMinor: amount }] : named;
  const isInText = fate === 'KID_IN_TEXT';
  const hasNone = isInText || fate === 'WITHOUT_KID';
  const text = isInText ? `Betaling ${named[0]!.kid}` : 'Betaling av faktura';
  const receipt: Receipt = {
    reference,
    amount,
    isGuess: isInText,
    parts: fate === 'WRONG_KID' || fate === 'WITHOUT_KID' ? [] : parts,
  };
  const legs = fate === 'WITHOUT_KID' ? [] : isInText ? named : kids;
  const foreign = { amount: (amount / 1_150).toFixed(2), currency: 'EUR', rate: '11.5' };
  const invoices = parts.map(({ invoice }) => invoice);
  return {
    invoices,
    isPlain: !hasNone && parts.length === 1 && fate !== 'FOREIGN',
    legs: legs.map(({ kid, amountMinor }) => ({ kid, amount: amountMinor })),
    isDoubt: false,
    entry: {
      reference,
      bookedOn: day,
      direction: 'CREDIT',
      transactions: [
        {
          reference,
          amountMinor: amount,
          payerName: 'Kunden AS',
          payerAccount: CLIENT_ACCOUNT,
          kids: hasNone ? [] : kids,
          ...(hasNone ? { text } : {}),
          ...(fate === 'FOREIGN' ? { foreign } : {}),
        },
      ],
    },
    book() {
      const became = books.receive(this.isDoubt ? { ...receipt, parts: [] } : receipt);
      if (became === 'WAITING') {
        bank.explanations.set(reference, { kind: 'PAYMENT', invoice: invoices[0]! });
      }
      count(simulation, `payments ${became.toLowerCase()}`);
    },
  };
}

/** The bank reverses the payment of an invoice, if it was paid at once. */
function takenBack(simulation: Simulation, invoice: ExpectedInvoice): Incoming | null {
  const { bank, books, day } = simulation;
  const { paid, amounts, kid } = invoice;
  if (paid !== amounts.amount + amounts.vat || invoice.status !== 'RESOLVED') return null;
  const reference = bank.reference();
  return {
    invoices: [invoice],
    isPlain: true,
    legs: [{ kid, amount: paid }],
    isDoubt: false,
    entry: {
      reference,
      bookedOn: day,
      direction: 'DEBIT',
      isReversal: true,
      transactions: [
        {
          reference,
          amountMinor: paid,
          payerName: 'Kunden AS',
          payerAccount: CLIENT_ACCOUNT,
          kids: [{ kid, amountMinor: paid }],
        },
      ],
    },
    book() {
      books.debit(reference, paid);
      bank.explanations.set(reference, { kind: 'TAKEN_BACK', invoice });
      count(simulation, 'payments taken back');
    },
  };
}

/** Fourteen digits that pass as a KID and belong to no profile. */
function unknownKid(reference: string): string {
  const start = `9999${reference}`;
  const sum = [...start].reverse().reduce((all, digit, at) => {
    const one = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return all + (one > 9 ? one - 9 : one);
  }, 0);
  return `${start}${(10 - (sum % 10)) % 10}`;
}
