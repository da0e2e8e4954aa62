import type pg from 'pg';
import { withClient } from './with-client.ts';

/**
 * Runs what is not committed and writes down, where graphile-migrate would, what the database was brought
 * to; both or neither. Its own command first takes the whole text apart, letter by letter, to find out whether
 * only remarks changed: more than half of what a new database costs in Node. What `judge` finds fault with is undone.
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
