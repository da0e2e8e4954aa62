import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { databaseUrl } from '#db/tools/database-folder.ts';
import { migrateDatabase } from '#db/tools/migrate-database.ts';
import { withClient } from '#db/tools/with-client.ts';
import { dropDatabase } from '../support/drop-database.ts';
import { env } from '../support/env.ts';
import { folderAsOf } from '../support/migrations/folder-as-of.ts';
import { testPasswords } from '../support/test-passwords.ts';
import type { Outcome } from './fault.ts';

const FILLS = path.resolve(import.meta.dirname, '../db/migrations');
const LONGEST_MS = 2_000;
const PAUSE_MS = 10;
/** Each reads or changes a row of a table that is in constant use. */
const TRAFFIC = [
  'select count(*) from app_public.users',
  'select count(*) from app_public.invoices',
  'update app_public.clients set name = name where id = (select id from app_public.clients limit 1)',
];

/** Fills the newest committed states and migrates them to the newest, while other connections read and write. */
export async function migration(times: number): Promise<Outcome> {
  const states = readdirSync(FILLS)
    .flatMap((name) => /^fill-(\d{6})\.sql$/.exec(name)?.[1] ?? [])
    .sort()
    .slice(-times);
  const figures: Outcome['figures'] = {};
  const broken: string[] = [];
  for (const state of states) {
    const { longestMs, seconds, asked } = await migrated(state);
    figures[`from ${state}`] =
      `${seconds.toFixed(1)} s, longest wait ${longestMs} ms of ${asked} statements`;
    if (longestMs > LONGEST_MS) broken.push(`from ${state} a statement waits ${longestMs} ms`);
  }
  return { figures, broken };
}

async function migrated(state: string) {
  const databaseName = `honorar_test_traffic_${process.pid}`;
  const superuserUrl = env.clusterUrl;
  const passwords = testPasswords;
  const folder = await folderAsOf(state);
  try {
    await migrateDatabase({ superuserUrl, passwords, folder, databaseName, onlyCommitted: true });
    const url = databaseUrl(superuserUrl, { database: databaseName });
    const fill = readFileSync(path.join(FILLS, `fill-${state}.sql`), 'utf8');
    await withClient(url, (client) => client.query(fill));
    const traffic = startTraffic(url);
    const from = performance.now();
    await migrateDatabase({ superuserUrl, databaseName, passwords });
    const seconds = (performance.now() - from) / 1_000;
    return { seconds, ...(await traffic.stop()) };
  } finally {
    rmSync(path.dirname(folder), { recursive: true, force: true });
    await dropDatabase(superuserUrl, databaseName);
  }
}

function startTraffic(url: string) {
  let isOver = false;
  let longest = 0;
  let asked = 0;
  const all = Promise.all(
    TRAFFIC.map(async (statement) => {
      const client = new pg.Client(url);
      client.on('error', () => {});
      await client.connect();
      while (!isOver) {
        const from = performance.now();
        await client.query(statement);
        longest = Math.max(longest, performance.now() - from);
        asked += 1;
        await wait(PAUSE_MS);
      }
      await client.end();
    }),
  );
  return {
    async stop() {
      isOver = true;
      await all;
      return { longestMs: Math.round(longest), asked };
    },
  };
}
