import { act, inTransaction } from './actors.ts';
import type { Connections } from './connections.ts';
import { asFinance, enterTaxCards, type Finance, pay, runPayouts } from './finance.ts';
import type { PastDays } from './past-days.ts';
import { daysAgo } from './plan-invoices.ts';

/** A sent invoice: how many days ago, and after how many days its client has paid. */
export interface SentInvoice {
  id: string;
  days: number;
  daysToPayment: number | null;
}

const DAYS_BETWEEN_RUNS = 3;

/** Clients have paid for a year, and every third day a run has paid it out, with slips, taxes and monthly reports. */
export async function makePastPayouts(
  connections: Connections,
  past: PastDays,
  invoices: SentInvoice[],
): Promise<void> {
  const paidAgo = Map.groupBy(
    invoices.filter(({ daysToPayment }) => daysToPayment !== null),
    ({ days, daysToPayment }) => days - (daysToPayment ?? 0),
  );
  const first = Math.max(...invoices.map(({ days }) => days));
  const payoutDays = new Set<string>();
  const taxDays = new Set<string>();
  let isOwed = false;
  await asFinance(connections, async (finance) => {
    for (let days = first; days > 0; days -= 1) {
      const day = daysAgo(days);
      const at = <T>(work: () => Promise<T>) => past.ago({ days }, work);
      if (days === first || day.endsWith('-01-01')) {
        await at(() => enterTaxCards(connections, finance));
        // They are in force from the day they were entered.
        await past.move();
      }
      if (payoutDays.has(day)) await at(() => confirmPayouts(connections, finance));
      if (taxDays.has(day)) await at(() => payTax(connections, finance));
      if (isTermDay(day)) await at(() => payContribution(connections, finance));
      const paid = paidAgo.get(days)?.map(({ id }) => id) ?? [];
      if (paid.length > 0) await at(() => pay(connections, finance, paid));
      isOwed ||= paid.length > 0;
      if (isOwed && days % DAYS_BETWEEN_RUNS === 0) {
        const { payoutOn, taxDueOn } = await at(() => runPayouts(connections, finance));
        payoutDays.add(payoutOn);
        taxDays.add(taxDueOn);
        isOwed = false;
      }
      if (day.endsWith('-01')) await at(() => beginMonth(connections));
      if (day.endsWith('-10')) await at(() => closeMonths(connections, finance));
    }
  });
  await past.move();
}

/** The bank has paid what was due today; finance has seen it on the statement. */
async function confirmPayouts({ owner }: Connections, { clerk }: Finance): Promise<void> {
  await inTransaction(owner, async (client) => {
    await client.query(
      `select set_config('app.operator_role', $1, true), set_config('app.user_id', $2, true), set_config('app.actor_name', $3, true)`,
      [clerk.operatorRole, clerk.userId, clerk.actorName],
    );
    await client.query(
      `select app_private.settle_payout(p, 'confirm', r.payout_on, null)
       from app_public.payouts p join app_public.payout_runs r on r.id = p.payout_run_id
       where p.status = 'SENT' and r.payout_on <= app_hidden.today()`,
    );
  });
}

/** Withheld tax is paid on the day it is due. */
async function payTax({ owner, authenticator }: Connections, { clerk }: Finance): Promise<void> {
  const { rows } = await owner.query(
    `select t.id from app_public.transfers t join app_public.payout_runs r on r.tax_transfer_id = t.id
     where t.status = 'DRAFT' and r.tax_due_on <= app_hidden.today()`,
  );
  for (const { id } of rows) await act(authenticator, clerk, 'post_transfer', { id });
}

/** The employer's contribution is paid six times a year. */
const isTermDay = (day: string) => /-(01|03|05|07|09|11)-15$/.test(day);

async function payContribution(
  { owner, authenticator }: Connections,
  { clerk }: Finance,
): Promise<void> {
  const { rows } = await owner.query(
    `select (-sum(e.amount_minor) / 100)::int * 100 as amount, 'Arbeidsgiveravgift' as description,
       app_private.finance_account_id('BANK') as "fromFinanceAccountId", e.finance_account_id as "toFinanceAccountId"
     from app_public.journal_entries e where e.finance_account_id = app_private.finance_account_id('EMPLOYER_TAX')
     group by e.finance_account_id having sum(e.amount_minor) < -100`,
  );
  for (const attributes of rows) {
    const { id } = await act(authenticator, clerk, 'create_transfer', { attributes });
    await act(authenticator, clerk, 'post_transfer', { id });
  }
}

async function beginMonth({ worker }: Connections): Promise<void> {
  await worker.query('select app_private.make_salary_reports()');
  await worker.query('select app_private.open_accounting_periods()');
}

/** The books are closed some weeks after a month, the oldest first. */
async function closeMonths(
  { owner, authenticator }: Connections,
  { clerk }: Finance,
): Promise<void> {
  const { rows } = await owner.query(
    `select p.id from app_public.accounting_periods p
     where p.status = 'OPEN' and p.month_on < date_trunc('month', app_hidden.today() - 40)::date order by p.month_on`,
  );
  for (const { id } of rows) {
    const reason = 'Banken er avstemt, og skatt og avgift er betalt.';
    await act(authenticator, clerk, 'close_accounting_period', { id, reason });
  }
}
