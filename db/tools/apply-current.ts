import type pg from 'pg';
import { withClient } from './with-client.ts';

/**
 * Runs the uncommitted migration and records its text where graphile-migrate would, in one transaction.
 * graphile-migrate's own command first parses the whole text to find out whether only comments changed, which
 * is more than half of the time that a new database takes in Node. An error thrown by `judge` rolls
 * everything back.
 */
export async function applyCurrent(
  ownerUrl: string,
  text: string,
  judge: (client: pg.Client) => Promise<void> = async () => {},
): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    await client.query(`begin;
      set local check_function_bodies to off;
      set local client_min_messages to warning;
      lock table graphile_migrate.current in exclusive mode;
      delete from graphile_migrate.current`);
    await client.query(text);
    await judge(client);
    await client.query('insert into graphile_migrate.current (content) values ($1)', [text]);
    await client.query('commit');
  });
}

/** After a rollback the stored state of uncommitted files is invalid. */
export async function forgetApplied(ownerUrl: string): Promise<void> {
  await withClient(ownerUrl, (client) => client.query('delete from graphile_migrate.current'));
}
