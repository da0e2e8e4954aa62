import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { anOperator } from '../../support/people/an-operator.ts';
import { TestTransaction } from '../../support/test-transaction.ts';
import { makeInvoicer } from '../invoicing/draft.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import { camt054, paid, read, upload } from './bank-file.ts';
import { makeClaim } from './claim.ts';
import { expectProof } from './expect-proof.ts';
import { ledgerOf } from './ledger-of.ts';
import {
  bankSays,
  makeDue,
  type PayoutInvoicer,
  payoutsOf,
  readyForPayout,
  send,
} from './payouts.ts';

// Goal: a booking, an approval or a confirmation that is killed between two statements leaves nothing, and a retry
// does it once.
// Method: the tables that the work writes are found by a run that is rolled back; then each is locked by another
// connection, the work is started, and its connection is closed while it waits.

type Work = (tx: TestTransaction) => Promise<unknown>;

const PATIENCE_MS = 240_000;

let database: TestDatabase;
let observer: pg.Client;
let at: PayoutInvoicer;
beforeAll(async () => {
  database = await createTestDatabase();
  observer = await connected();
  at = await committed(async (tx) => {
    const finance = (await anOperator(tx, 'FINANCE')).who;
    const approver = (await anOperator(tx, 'FINANCE')).who;
    const made = { ...(await makeInvoicer(tx)), finance, approver };
    await readyForPayout(tx, made);
    await makeDue(tx);
    return made;
  });
});
afterAll(async () => {
  await observer.end();
  await database.drop();
});

async function connected(): Promise<pg.Client> {
  const client = new pg.Client(database.superuserUrl);
  // A closed connection emits an error beside the one of its statement.
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function within<T>(work: (tx: TestTransaction) => Promise<T>, end: string): Promise<T> {
  const client = await connected();
  try {
    await client.query('begin');
    const result = await work(new TestTransaction(client as unknown as pg.PoolClient));
    await client.query(end);
    return result;
  } finally {
    await client.end().catch(() => {});
  }
}

const committed = <T>(work: (tx: TestTransaction) => Promise<T>) => within(work, 'commit');

/** The tables that the work writes, including jobs. */
const writtenBy = (work: Work) =>
  within(async (tx) => {
    await work(tx);
    const rows = await tx.query<{ name: string }>(
      `select format('%I.%I', schemaname, relname) as name from pg_stat_xact_user_tables
       where n_tup_ins + n_tup_upd + n_tup_del > 0 and schemaname <> 'pg_temp' order by 1`,
    );
    return rows.map(({ name }) => name);
  }, 'rollback');

async function contentOf(tables: string[]): Promise<string[]> {
  const contents: string[] = [];
  for (const table of tables) {
    const { rows } = await observer.query<{ text: string | null }>(
      `select string_agg(t::text, E'\\n' order by t::text) as text from ${table} t`,
    );
    contents.push(`${table}: ${rows[0]!.text}`);
  }
  return contents;
}

/** Starts the work, and closes its connection while it waits for the table. */
async function killAt(table: string, work: Work): Promise<void> {
  const blocker = await connected();
  await blocker.query(`begin; lock table ${table} in share mode`);
  const victim = await connected();
  const { rows } = await victim.query<{ pid: number }>('select pg_backend_pid() as pid');
  await victim.query('begin');
  const dying = work(new TestTransaction(victim as unknown as pg.PoolClient)).then(
    () => 'done',
    () => 'dead',
  );
  await expect
    .poll(() => isWaiting(rows[0]!.pid), { message: `waits for ${table}`, timeout: 20_000 })
    .toBe(true);
  await observer.query('select pg_terminate_backend($1, 10000)', [rows[0]!.pid]);
  expect(await dying).toBe('dead');
  await blocker.end();
  await victim.end().catch(() => {});
}

async function isWaiting(pid: number): Promise<boolean> {
  const { rowCount } = await observer.query('select from pg_locks where pid = $1 and not granted', [
    pid,
  ]);
  return Boolean(rowCount);
}

/** Kills the work before its first write to each of its tables, and then does it. */
async function survives(work: Work, atLeast: string[]): Promise<void> {
  const tables = await writtenBy(work);
  expect(tables).toEqual(expect.arrayContaining(atLeast));
  const before = await contentOf(tables);
  for (const table of tables) {
    await killAt(table, work);
    expect(await contentOf(tables)).toEqual(before);
  }
  await committed(work);
}

test(
  'a file is booked once, before whatever statement its worker is killed',
  async () => {
    const { claims, id } = await committed(async (tx) => {
      const made = [await makeClaim(tx, at), await makeClaim(tx, at)];
      const [first, second] = made;
      const content = camt054([
        paid(first!.kid, first!.total),
        paid(second!.kid, second!.total - 1),
        paid(null, 4_711),
      ]);
      const file = await upload(tx, at.finance, content);
      await read(tx, file.id, content);
      await call(tx, at.finance, 'book_bank_file', { id: file.id });
      return { claims: made, id: file.id };
    });
    await survives(
      (tx) => workerCall(tx, 'post_bank_file', id),
      ['journals', 'journal_entries', 'payments', 'invoices', 'events', 'bank_exceptions'].map(
        (name) => `app_public.${name}`,
      ),
    );
    const [first, second] = claims;
    expect(await committed(ledgerOf)).toMatchObject({
      BANK: first!.total + second!.total - 1 + 4_711,
      UNEXPLAINED: -4_711,
    });
    // The follow-up of a booking runs for each invoice once; a second worker finds nothing left of the file.
    expect(await committed((tx) => workerCall(tx, 'post_bank_file', id))).toBeNull();
    await committed(expectProof);
  },
  PATIENCE_MS,
);

test(
  'a run is proposed, approved and confirmed once, before whatever statement its caller is killed',
  async () => {
    await survives((tx) => workerCall(tx, 'propose_payouts'), ['app_public.payouts']);
    const [run, ...others] = await committed((tx) =>
      tx.query<{ id: string }>('select id from app_public.payout_runs'),
    );
    expect(others).toEqual([]);
    const { id } = run!;
    await survives(
      (tx) => call(tx, at.approver, 'approve_payout_run', { id }),
      ['journals', 'journal_entries', 'payouts', 'salary_slips', 'payout_runs'].map(
        (name) => `app_public.${name}`,
      ),
    );
    const [payout, ...more] = await committed((tx) => payoutsOf(tx, id));
    expect(more).toEqual([]);
    const approved = await committed(ledgerOf);
    expect(approved).toMatchObject({ PAYOUT_CLEARING: -payout!.amount });
    await committed((tx) => send(tx, id));
    await survives(
      (tx) => bankSays(tx, payout!, 'ACSC'),
      ['app_public.journals', 'app_public.payouts'],
    );
    const done = await committed(ledgerOf);
    expect(done).not.toHaveProperty('PAYOUT_CLEARING');
    expect(done.BANK).toBe(approved.BANK! - payout!.amount);
    await committed(expectProof);
  },
  PATIENCE_MS,
);
