import pg from 'pg';
import { databaseUrl } from '#db/tools/database-folder.ts';
import { encodeTypeId } from '#shared/encode-type-id.ts';
import { env } from '../support/env.ts';
import { anOperator } from '../support/people/an-operator.ts';
import { TestTransaction } from '../support/test-transaction.ts';
import type { BenchDatabase } from './bench-database.ts';
import { dashboardQuery, makeBusy, sessionOf } from './dashboard.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';
import { operations } from './operations.ts';
import { scale, scaled } from './scale.ts';
import { timesOf } from './times-of.ts';

const SLUG = 'bench-44';
/** Ten times the data may take one and a half times as long. */
const goal = 0.66;

type Ask = { name: string; ask: () => Promise<void> };

/** Queries of users and operators, at a tenth of the data and at all of it. */
export async function growth(database: BenchDatabase, url: string): Promise<Figure[]> {
  const tenth = Math.ceil(scale.busyInvoices / 10);
  await makeBusy(database, SLUG, 10_001, 10_000 + tenth);
  const { token, profileId } = await sessionOf(database, SLUG);
  const profile = encodeTypeId('frp', profileId);
  const asks: Ask[] = [
    { name: 'dashboard', ask: () => post(url, token, { query: dashboardQuery }) },
    { name: 'list of 25 invoices', ask: () => post(url, token, operations.list()) },
    {
      name: 'search for invoices',
      ask: () =>
        post(url, token, {
          query: '{ invoices(filter: {search: "faktura 10123"}) { total items { id } } }',
        }),
    },
    {
      name: 'list of clients with balances',
      ask: () =>
        post(url, token, {
          query: `{ clients(freelanceProfileId: "${profile}") { total items { id name balance { invoiced } } } }`,
        }),
    },
  ];
  const few = await mediansOf(asks);
  await makeBusy(database, SLUG, 10_001 + tenth, 10_000 + scale.busyInvoices);
  const many = await mediansOf(asks);
  const portal = asks.map(({ name }, at) => figure(name, few[at], many[at]));
  return [...portal, await money(database)];
}

const figure = (name: string, few = 0, many = 0): Figure => ({
  name: `${name} at 10 times the data`,
  unit: 'ms',
  goal,
  value: many,
  against: few,
  ratio: few / many,
});

async function mediansOf(asks: Ask[]): Promise<number[]> {
  const medians: number[] = [];
  for (const { ask } of asks) medians.push(median(await timesOf(ask)));
  return medians;
}

async function post(url: string, token: string, body: unknown): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok || text.includes('"errors"')) throw new Error(text.slice(0, 500));
}

/**
 * The console's money page over a ledger, and one of ten times the journals; all rows are removed
 * afterwards.
 */
async function money(database: BenchDatabase): Promise<Figure> {
  const name = new URL(database.ownerUrl).pathname.slice(1);
  const pool = new pg.Pool({ connectionString: databaseUrl(env.clusterUrl, { database: name }) });
  const client = await pool.connect();
  try {
    await client.query('begin');
    const tx = new TestTransaction(client);
    const { who } = await anOperator(tx, 'FINANCE');
    const seconds: number[] = [];
    for (const part of [0.1, 0.9]) {
      const ledgerJournals = Math.round(scale.ledgerJournals * part);
      await client.query(await scaled('./load-ledger.sql', { ledgerJournals, ledger: part }));
      const times: number[] = [];
      for (let time = 0; time < 3; time++) {
        const from = performance.now();
        await tx.as(who, (operator) => operator.query('select app_public.money_overview()'));
        times.push(performance.now() - from);
      }
      seconds.push(median(times));
    }
    return figure('money overview', seconds[0], seconds[1]);
  } finally {
    await client.query('rollback');
    client.release();
    await pool.end();
  }
}
