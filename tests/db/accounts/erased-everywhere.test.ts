// Goal: after the erasure no text that a user wrote is left in any column of any table, including the audit trail and
// tables that are added later.
// Method: a row of the user in every table, with a word written into every column that is to be erased, through the
// triggers that write the audit trail; then every table is searched.
import { beforeAll, expect, test } from 'vitest';
import { buildWorld } from '#db/access/build-world.ts';
import { readTables, type Table } from '#db/access/rows/read-tables.ts';
import { actor } from '../../support/actor.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

const WORD = 'uvanligord';

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

type Personal = { name: string; attname: string; type: string };

/** The columns to be erased, except those that cannot hold a word. */
const personalColumns = (tx: TestTransaction) =>
  tx.query<Personal>(
    `select n.nspname || '.' || c.relname as name, p.attname, format_type(a.atttypid, a.atttypmod) as type
     from app_private.personal_columns() p
       join pg_class c on c.oid = p.table_name join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attname = p.attname
     where p.verdict in ('erased', 'removed') and a.atttypid not in ('bytea'::regtype, 'inet'::regtype)
     order by 1, 2`,
  );

/** The word in the formats of the columns: a text, an e-mail address, a document, a postal address. */
const spellings = ({ type }: Personal): string[] => {
  if (type === 'jsonb') return [`{"why": {"value": "${WORD}"}}`, `["${WORD}"]`];
  if (type.endsWith('address')) return [`("${WORD} 1",,0155,Oslo,NO)`];
  return [WORD, `${WORD}@example.no`, `https://${WORD}.example`, `${WORD.slice(0, 2)} ${WORD}`];
};

async function write(tx: TestTransaction, column: Personal, id: unknown): Promise<boolean> {
  for (const spelling of spellings(column)) {
    await tx.query('savepoint spelling');
    try {
      const rows = await tx.query(
        `update ${column.name} set "${column.attname}" = $1 where id = $2 returning id`,
        [spelling, id],
      );
      await tx.query('release savepoint spelling');
      return rows.length === 1;
    } catch {
      await tx.query('rollback to savepoint spelling');
    }
  }
  return false;
}

async function found(tx: TestTransaction, tables: Iterable<Table>): Promise<string[]> {
  const places: string[] = [];
  for (const { name } of tables) {
    const rows = await tx.query(`select from ${name} t where t::text ilike $1 limit 1`, [
      `%${WORD}%`,
    ]);
    if (rows.length > 0) places.push(name);
  }
  return places;
}

// Requirements: A4.12
test('no text of a deleted user is found anywhere', async () => {
  await database.rolledBack(async (tx) => {
    const tables = await readTables(tx);
    const { rows } = await buildWorld(tx, tables);
    const { account_id: accountId, user_id: userId } = rows.shared;
    const written: string[] = [];
    const refused: string[] = [];
    for (const column of await personalColumns(tx)) {
      if (column.name === 'app_public.events') continue;
      const { id } = await rows.row(column.name);
      const place = `${column.name}.${column.attname}`;
      ((await write(tx, column, id)) ? written : refused).push(place);
    }
    await tx.query(
      `insert into app_public.events (entity, entity_id, account_id, user_id, event_type, actor, actor_kind)
       values ('users', $1, $2, $1, 'TOLD', $3, 'USER')`,
      [userId, accountId, WORD],
    );
    // Columns that cannot hold the word have a format of their own: codes, hashes, numbers.
    expect(refused).toEqual(expect.not.arrayContaining(['app_public.users.first_name']));
    expect(refused.length, refused.join(' ')).toBeLessThan(written.length / 2);
    for (const place of [
      'app_public.users.email',
      'app_public.accounts.description',
      'app_public.job_applications.answers',
      'app_public.job_applications.rejection_reason',
    ]) {
      expect(written).toContain(place);
    }
    expect(await found(tx, tables.values())).toEqual(
      expect.arrayContaining(['app_public.audit_entries', 'app_public.users']),
    );

    await tx.query(`select set_config('session_replication_role', 'replica', true)`);
    await tx.query(
      `update app_public.accounts set account_type = 'PERSONAL', primary_user_id = $2, deleted_at = now() where id = $1`,
      [accountId, userId],
    );
    await tx.query(`select set_config('session_replication_role', 'origin', true)`);
    await tx.as(actor.worker, (client) =>
      client.query('select app_private.erase_account($1)', [accountId]),
    );
    expect(await found(tx, tables.values())).toEqual([]);
  });
});
