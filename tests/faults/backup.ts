import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { databaseUrl } from '#db/tools/database-folder.ts';
import { prove } from '#db/tools/prove.ts';
import { withClient } from '#db/tools/with-client.ts';
import { makeInvoicer } from '../db/invoicing/draft.ts';
import { makeClaim } from '../db/settlement/claim.ts';
import type { TestDatabase } from '../support/create-test-database.ts';
import type { Outcome } from './fault.ts';
import { copyCluster, giveToCluster } from './support/copy-cluster.ts';
import {
  type DurableCluster,
  durableCluster,
  migratedDatabase,
} from './support/durable-cluster.ts';
import { until } from './support/place.ts';

/**
 * A backup is taken while rows are written; the database is then restored to a moment between them from the backup
 * and the archived log, and each earlier row must exist and no later one.
 */
export async function backup(rows: number): Promise<Outcome> {
  const archive = '/tmp/honorar-archive';
  const place = `${archive}-${process.pid}`;
  mkdirSync(place, { mode: 0o777, recursive: true });
  spawnSync('chmod', ['777', place]);
  const cluster = await durableCluster([
    'wal_level=replica',
    'archive_mode=on',
    'max_wal_senders=2',
    `archive_command=cp %p ${place}/%f`,
  ]);
  try {
    const database = await migratedDatabase(cluster);
    await database.committed(async (tx) => makeClaim(tx, await makeInvoicer(tx)));
    const copy = `${cluster.folder}-copy`;
    await copyCluster(cluster, copy, { work: () => write(database, 0, rows / 2) });
    await write(database, rows / 2, rows);
    const at = await momentOf(database);
    await write(database, rows, rows * 2);
    await archived(database, place);

    const from = performance.now();
    await cluster.kill();
    rmSync(cluster.folder, { recursive: true });
    spawnSync('mv', [copy, cluster.folder]);
    appendFileSync(
      path.join(cluster.folder, 'postgresql.auto.conf'),
      `\nrestore_command = 'cp ${place}/%f %p'\nrecovery_target_time = '${at}'\nrecovery_target_action = 'promote'\n`,
    );
    writeFileSync(path.join(cluster.folder, 'recovery.signal'), '');
    giveToCluster(cluster.folder);
    await cluster.start();
    const seconds = (performance.now() - from) / 1_000;
    return await compared(cluster, rows, seconds);
  } finally {
    await cluster.remove();
    rmSync(place, { recursive: true, force: true });
  }
}

/** One transaction each, like requests. */
function write(database: TestDatabase, from: number, to: number): Promise<void> {
  return withClient(database.superuserUrl, async (client) => {
    for (let n = from; n < to; n++) {
      await client.query(
        `insert into app_public.users (email, first_name, last_name) values ($1, 'Kari', $2)`,
        [`written-${n}@example.no`, String(n)],
      );
    }
  });
}

async function momentOf(database: TestDatabase): Promise<string> {
  const [row] = await database.committed((tx) =>
    tx.query<{ at: string }>('select clock_timestamp()::text as at'),
  );
  return row?.at ?? '';
}

async function archived(database: TestDatabase, place: string): Promise<void> {
  const [row] = await database.committed((tx) =>
    tx.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file'),
  );
  const has = () => spawnSync('test', ['-s', `${place}/${row?.file}`]).status === 0;
  await until(async () => has(), 'the log is not archived');
}

async function compared(cluster: DurableCluster, rows: number, seconds: number): Promise<Outcome> {
  const url = databaseUrl(cluster.url, { database: 'honorar' });
  return withClient(url, async (client) => {
    const { rows: found } = await client.query<{ n: number }>(
      `select last_name::int as n from app_public.users where email like 'written-%' order by 1`,
    );
    const { lines, holds } = await prove(client);
    const lost = rows - found.filter(({ n }) => n < rows).length;
    const later = found.filter(({ n }) => n >= rows).length;
    return {
      figures: { 'rows restored': found.length, 'restored in (s)': seconds.toFixed(1) },
      broken: [
        ...(lost > 0 ? [`${lost} rows are lost`] : []),
        ...(later > 0 ? [`${later} rows are of after the moment`] : []),
        ...(holds ? [] : lines.filter((line) => !line.startsWith('ok'))),
      ],
    };
  });
}
