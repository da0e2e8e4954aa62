import type { SimulatedEntry } from '#sandbox/bank/simulated-transaction.ts';
import { isBankDay, nextBankDay, plusDays } from '../days.ts';
import { Difference } from '../difference.ts';
import { isRefund, type RunPayment } from '../expected/payouts.ts';
import { wholeKroner } from '../expected/tax.ts';
import { count, type Simulation } from '../simulation.ts';

const TAX_ACCOUNT = '76940512057';
type Liability = 'WITHHELD_TAX' | 'ATTACHMENT' | 'EMPLOYER_TAX';

/** Pays the due amounts: taxes of answered runs, prepared by the product, and the contribution of a term. */
export async function payAuthorities(simulation: Simulation): Promise<void> {
  const { office, runs, day } = simulation;
  const answered = runs.filter((run) => run.every(isAnswered));
  const due = answered.filter((run) => run.every(({ payoutOn }) => payoutOn < day));
  const drafts = await office.query<{ id: string; kind: Liability; amount: number }>(
    `select t.id, a.kind::text as kind, t.amount_minor::float8 as amount
     from app_public.transfers t join app_public.finance_accounts a on a.id = t.to_finance_account_id
     where t.status = 'DRAFT' order by t.id`,
  );
  const must = answered.flatMap(liabilitiesOf);
  const does = drafts.map(({ kind, amount }) => `${kind} ${amount}`);
  if (must.toSorted().join() !== does.toSorted().join()) {
    throw new Difference([`due are ${does.toSorted().join()}, not ${must.toSorted().join()}`]);
  }
  const wanted = due.flatMap(liabilitiesOf);
  for (const { id, kind, amount } of drafts) {
    const at = wanted.indexOf(`${kind} ${amount}`);
    if (at < 0) continue;
    wanted.splice(at, 1);
    await office.act(office.clerk, 'post_transfer', { id });
    pay(simulation, kind, amount);
  }
  simulation.runs = runs.filter((run) => !due.includes(run));
  if (isTermDay(day)) await payContribution(simulation);
}

const isAnswered = (payment: RunPayment): boolean => {
  if (isRefund(payment)) return payment.refund.status !== 'SENT';
  return payment.answer !== undefined;
};

/** The tax of a rejected payout is not due. */
function liabilitiesOf(run: RunPayment[]): string[] {
  const paid = run.flatMap((one) => (!isRefund(one) && one.answer === 'PAID' ? one : []));
  const sum = (name: 'salaryTax' | 'attachment') =>
    paid.reduce((all, payout) => all + payout[name], 0);
  return [
    ...(sum('salaryTax') > 0 ? [`WITHHELD_TAX ${sum('salaryTax')}`] : []),
    ...(sum('attachment') > 0 ? [`ATTACHMENT ${sum('attachment')}`] : []),
  ];
}

/** The first bank day from the fifteenth of every second month. */
function isTermDay(day: string): boolean {
  if (Number(day.slice(5, 7)) % 2 === 0 || !isBankDay(day)) return false;
  return nextBankDay(plusDays(`${day.slice(0, 7)}-15`, -1)) === day;
}

async function payContribution(simulation: Simulation): Promise<void> {
  const { office, books } = simulation;
  const amount = wholeKroner(-books.ledger.balance('EMPLOYER_TAX'));
  if (amount <= 0) return;
  const [accounts] = await office.query<{ bank: string; contribution: string }>(
    `select app_private.finance_account_id('BANK') as bank, app_private.finance_account_id('EMPLOYER_TAX') as contribution`,
  );
  const { id } = await office.act(office.clerk, 'create_transfer', {
    attributes: {
      amount,
      description: 'Arbeidsgiveravgift',
      fromFinanceAccountId: accounts!.bank,
      toFinanceAccountId: accounts!.contribution,
    },
  });
  await office.act(office.clerk, 'post_transfer', { id });
  pay(simulation, 'EMPLOYER_TAX', amount);
}

/** The bank reports its debit in the evening, where it waits until an operator has seen that it is booked. */
function pay(simulation: Simulation, account: Liability, amount: number): void {
  const { bank, books, day } = simulation;
  books.payAuthority(account, amount);
  count(simulation, `${account.toLowerCase().replaceAll('_', ' ')} paid`);
  const reference = bank.reference();
  const entry: SimulatedEntry = {
    reference,
    bookedOn: day,
    direction: 'DEBIT',
    transactions: [
      {
        reference,
        amountMinor: amount,
        payerName: 'Skatteetaten',
        payerAccount: TAX_ACCOUNT,
        kids: [],
        text: 'Skatt og avgift',
      },
    ],
  };
  const book = () => {
    books.debit(reference, amount);
    bank.explanations.set(reference, { kind: 'BOOKED_BY_HAND' });
  };
  bank.extra.push({ entry, isPlain: false, invoices: [], legs: [], isDoubt: false, book });
}
