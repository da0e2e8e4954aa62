import { Difference } from './difference.ts';
import type { Simulation } from './simulation.ts';

/** Compares the ledger's accounts and invoices with those of the simulation; throws the differences. */
export async function compareBooks({ office, books, bank }: Simulation): Promise<void> {
  const sums = await office.query<{ account: string; sum: string }>(
    `select concat_ws(' ', a.kind, a.freelance_profile_id) as account, sum(e.amount_minor)::text as sum
     from app_public.journal_entries e join app_public.finance_accounts a on a.id = e.finance_account_id
     group by a.id having sum(e.amount_minor) <> 0`,
  );
  const lines = differences(
    new Map(sums.map(({ account, sum }) => [account, sum])),
    new Map([...books.ledger.all()].map(([account, sum]) => [account, String(sum)])),
  );
  const invoices = await office.query<{ id: string; state: string }>(
    `select id, format('%s, paid %s', status, paid_minor) as state from app_public.invoices where published_at is not null`,
  );
  lines.push(
    ...differences(
      new Map(invoices.map(({ id, state }) => [`invoice ${id}`, state])),
      new Map(
        books.invoices.map(({ id, status, paid }) => [`invoice ${id}`, `${status}, paid ${paid}`]),
      ),
    ),
  );
  const waiting = [...books.waiting.values()].reduce((sum, one) => sum + one, 0);
  if (books.ledger.balance('UNEXPLAINED') !== -waiting) {
    lines.push(`unexplained is ${books.ledger.balance('UNEXPLAINED')}, but ${waiting} waits`);
  }
  if (books.ledger.balance('BANK') - pendingByHand(bank.explanations, books) !== bank.balance) {
    lines.push(`the bank holds ${bank.balance}, the books ${books.ledger.balance('BANK')}`);
  }
  if (lines.length > 0) throw new Difference(lines);
}

function differences(does: Map<string, string>, must: Map<string, string>): string[] {
  return [...new Set([...does.keys(), ...must.keys()])]
    .filter((name) => does.get(name) !== must.get(name))
    .map((name) => `${name}: ${does.get(name) ?? 'nothing'}, not ${must.get(name) ?? 'nothing'}`);
}

/** Amounts registered by hand that are in the bank's file as well, until an operator has set one of both aside. */
const pendingByHand = (
  explanations: Simulation['bank']['explanations'],
  { waiting }: Simulation['books'],
): number =>
  [...waiting].reduce(
    (sum, [reference, amount]) =>
      explanations.get(reference)?.kind === 'BOOKED_BY_HAND' ? sum + amount : sum,
    0,
  );
