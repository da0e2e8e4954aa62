import { Difference } from '../difference.ts';
import { CLIENT_ACCOUNT } from '../expected/refunds.ts';
import { count, type Simulation } from '../simulation.ts';

interface RefundRow extends Record<string, unknown> {
  id: string;
  invoice: string | null;
  status: string;
  amount: number;
}

/** Reads the ids of new refunds, and compares each with the expected one. */
export async function findRefunds({ office, books }: Simulation): Promise<void> {
  const { all } = books.refunds;
  const rows = await office.query<RefundRow>(
    `select id, invoice_id as invoice, status::text, amount_minor::float8 as amount from app_public.client_refunds
     where id <> all ($1::uuid[]) order by id`,
    [all.flatMap(({ id }) => id || [])],
  );
  const fresh = all.filter(({ id }) => id === '');
  const must = fresh.map(({ invoice, status, amount }) => `${invoice?.id} ${status} ${amount}`);
  const does = rows.map(({ invoice, status, amount }) => `${invoice} ${status} ${amount}`);
  if (must.join() !== does.join()) {
    throw new Difference([`refunds are ${does.join() || 'none'}, not ${must.join() || 'none'}`]);
  }
  for (const [at, refund] of fresh.entries()) refund.id = rows[at]!.id;
}

/** Refunds a waiting amount that pays no invoice. */
export async function repay(simulation: Simulation, id: string, reference: string): Promise<void> {
  const { office, books } = simulation;
  const input = { id, accountNumber: CLIENT_ACCOUNT };
  await office.act(office.clerk, 'repay_bank_transaction', input);
  const amount = books.repay(reference);
  const [row] = await office.query<{ id: string }>(
    'select id from app_public.client_refunds where bank_exception_id = $1 order by id desc limit 1',
    [id],
  );
  books.refunds.all.push({ id: row!.id, invoice: null, amount, status: 'READY' });
}

/** Enters accounts of refunds that wait for one: it is unknown, or the bank has rejected it. */
export async function enterRefundAccounts(simulation: Simulation): Promise<void> {
  const { office, books } = simulation;
  for (const refund of books.refunds.of('WAITING')) {
    const input = { id: refund.id, accountNumber: CLIENT_ACCOUNT };
    await office.act(office.clerk, 'provide_client_refund', input);
    refund.status = 'READY';
    count(simulation, 'refund accounts entered');
  }
}
