import pg from 'pg';
import { withClient } from '../tools/with-client.ts';

interface FillOptions {
  ownerUrl: string;
  /** Migrates an emptied database to the newest state again. */
  migrate: () => Promise<unknown>;
  fill: () => Promise<void>;
  report: (message: string) => void;
}

/** There from before the first row until after the last, since the demo is no single transaction. */
export const UNFINISHED = 'demo_unfinished';
/** Two nodes that start together must not both fill, nor one empty what the other fills. */
const LOCK = 7_461_003;

/**
 * Fills a database that has no account yet; a database in use is left alone. One that an earlier start left
 * half filled is emptied and filled again: it has not been served. True when it was filled.
 */
export async function fillOnce({ ownerUrl, migrate, fill, report }: FillOptions) {
  return withClient(ownerUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    if (await isMarked(client)) {
      report('an earlier start was interrupted here; starting over');
      await empty(client);
      await migrate();
    } else if (await hasAccounts(client)) return false;
    await client.query(`create schema ${UNFINISHED}`);
    await fill();
    await client.query(`drop schema ${UNFINISHED}`);
    return true;
  });
}

/** Marks the present data as final: it is never emptied from now on. */
export async function unmarkAsEmpty(ownerUrl: string): Promise<void> {
  await withClient(ownerUrl, (client) => client.query(`drop schema if exists ${UNFINISHED}`));
}

async function isMarked(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select to_regnamespace($1) is not null as marked', [
    UNFINISHED,
  ]);
  return rows[0].marked;
}

async function hasAccounts(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select exists (select from app_public.users)');
  return rows[0].exists;
}

/** Our objects are in our own schemas; the database itself may be owned by a provider. */
async function empty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select nspname as name from pg_catalog.pg_namespace where pg_get_userbyid(nspowner) = current_user',
  );
  const names = rows.map(({ name }) => pg.escapeIdentifier(name));
  await client.query(`drop schema ${names.join(', ')} cascade`);
}
