import pg from 'pg';
import { databaseUrl } from '#db/tools/database-folder.ts';
import { withClient } from '#db/tools/with-client.ts';
import { env } from '../support/env.ts';
import type { BenchDatabase } from './bench-database.ts';
import { durably } from './durably.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';
import { scale, scaled } from './scale.ts';

const WRITERS = 8;

/** The six accounts of a split, of which the payable is one of many. */
const split = (payable: string) => `
  select a.id, case a.kind when 'CLIENT_FUNDS' then 1250000 when 'PLATFORM_FEE' then -50000 when 'EMPLOYER_TAX' then -117397
    when 'WITHHELD_TAX' then -249781 when 'VAT' then -250000 else -582822 end as amount_minor
  from app_public.finance_accounts a
  where a.kind in ('CLIENT_FUNDS', 'PLATFORM_FEE', 'EMPLOYER_TAX', 'WITHHELD_TAX', 'VAT') or a.id = ${payable}`;

const product = `select (app_private.post_journal('bench:' || uuidv7(), 'SPLIT', current_date, (
  select jsonb_object_agg(s.id, s.amount_minor) from (${split('$1')}) s
), gross_salary_minor => 832603)).id`;

const plain = `with journal as (
    insert into bench_plain.journals (key, kind, occurred_on, gross_salary_minor)
    values ('bench:' || uuidv7(), 'SPLIT', current_date, 832603) returning id
  )
  insert into bench_plain.journal_entries (journal_id, finance_account_id, amount_minor)
  select j.id, s.id, s.amount_minor from journal j, (${split('$1')}) s`;

/**
 * Splits of one journal and six entries by eight writers at once, against the same inserts into
 * bare tables, in turns. Commits wait for the disk, as in production; the second figure is of the
 * processors alone.
 */
export async function settlements(database: BenchDatabase): Promise<Figure[]> {
  const name = new URL(database.ownerUrl).pathname.slice(1);
  const url = databaseUrl(env.clusterUrl, { database: name });
  const text = await scaled('./load-settlements.sql');
  const payables = await withClient(url, async (client) => {
    await client.query(text);
    const { rows } = await client.query<{ id: string }>(
      "select id from app_public.finance_accounts where kind = 'PAYABLE'",
    );
    return rows.map(({ id }) => id);
  });
  const pool = new pg.Pool({ connectionString: url, max: WRITERS });
  try {
    const what = `settlements by ${WRITERS} writers`;
    return [
      { ...(await durably(() => compared(pool, payables))), name: what, goal: 0.7 },
      { ...(await compared(pool, payables)), name: `${what}, no commit waiting for the disk` },
    ];
  } finally {
    await pool.end();
  }
}

async function compared(pool: pg.Pool, payables: string[]) {
  await perSecond(pool, plain, payables);
  await perSecond(pool, product, payables);
  const rounds: { byHand: number; ours: number }[] = [];
  for (let round = 0; round < scale.rounds; round++) {
    const byHand = await perSecond(pool, plain, payables);
    rounds.push({ byHand, ours: await perSecond(pool, product, payables) });
  }
  return {
    unit: 'journals/s' as const,
    value: median(rounds.map(({ ours }) => ours)),
    against: median(rounds.map(({ byHand }) => byHand)),
    ratio: median(rounds.map(({ ours, byHand }) => ours / byHand)),
  };
}

async function perSecond(pool: pg.Pool, statement: string, payables: string[]): Promise<number> {
  const from = performance.now();
  const until = from + scale.loadSeconds * 1_000;
  let written = 0;
  const write = async (writer: number) => {
    const client = await pool.connect();
    try {
      for (let n = writer; performance.now() < until; n += WRITERS) {
        const values = [payables[n % payables.length]];
        await client.query({ name: statement.slice(0, 30), text: statement, values });
        written += 1;
      }
    } finally {
      client.release();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  return written / ((performance.now() - from) / 1_000);
}
