import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { exportRows } from './export-rows.ts';
import { tableHomes } from './module-files.ts';
import { withClient } from './with-client.ts';

/** The schema for tables that no file creates any more. Only its owner has rights to it. */
export const ASIDE = 'app_set_aside';

/**
 * Moves uncommitted tables whose files are gone, as after a change of branch, out of reach of the APIs, and
 * writes their rows into `exports` as well. Tables whose files are back are moved back. Reports each table.
 */
export async function setTablesAside(
  ownerUrl: string,
  folder: string,
  exports: string,
  report: (message: string) => void,
): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    const homes = new Set((await tableHomes(folder)).map(({ table }) => table));
    const made = tablesMade(folder);
    for (const table of await tablesIn(client, [ASIDE])) {
      const [home] = [...homes].filter((one) => one.split('.')[1] === table.split('.')[1]);
      if (!home || (await isThere(client, home))) continue;
      await client.query(`alter table ${table} set schema ${home.split('.')[0]}`);
      report(`The table ${home} is back with its rows, since its rules file is`);
    }
    for (const table of await tablesIn(client, ['app_public', 'app_private', 'app_hidden'])) {
      if (homes.has(table) || made.has(table)) continue;
      const rows = (await exportRows(client, [table], exports)).get(table) ?? 0;
      await moveAside(client, table);
      report(
        `The rules file of the table ${table} is gone. The table is now in the schema ${ASIDE} with its rows ` +
          `(${rows}), which are in ${exports} as well, and comes back with its rules file`,
      );
    }
  });
}

/** A table created by a migration, committed or not, belongs to the history, even without rules. */
function tablesMade(folder: string): Set<string> {
  const texts = ['committed', 'current'].flatMap((part) => {
    const place = join(folder, 'migrations', part);
    return readdirSync(place)
      .filter((name) => name.endsWith('.sql'))
      .map((name) => readFileSync(join(place, name), 'utf8').replace(/--(?!!).*$/gm, ''));
  });
  const made = texts.flatMap((text) => [
    ...text.matchAll(/\b(?:create table (?:if not exists )?|rename to )((?:app_\w+\.)?\w+)/gi),
  ]);
  return new Set(made.flatMap(([, name = '']) => name.toLowerCase()));
}

async function tablesIn(client: pg.Client, schemas: string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select n.nspname || '.' || quote_ident(c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = any ($1) order by 1`,
    [schemas],
  );
  return rows.map(({ name }) => name);
}

async function isThere(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query('select to_regclass($1) is not null as is', [table]);
  return rows[0].is;
}

/** Without what its files put on it, so that these can be dropped as well. */
async function moveAside(client: pg.Client, table: string): Promise<void> {
  const [, name = ''] = table.split('.');
  await client.query('begin');
  await client.query(`create schema if not exists ${ASIDE}`);
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop policy %I on %s', polname, $1::text) as statement from pg_policy where polrelid = $1::regclass
     union all
     select format('drop trigger %I on %s', tgname, $1::text) from pg_trigger where tgrelid = $1::regclass and not tgisinternal`,
    [table],
  );
  for (const { statement } of rows) await client.query(statement);
  for (const rules of ['app_public.transitions', 'app_public.followers']) {
    if (await isThere(client, rules))
      await client.query(`delete from ${rules} where entity = $1`, [name]);
  }
  // One of that name may lie there from before.
  if (await isThere(client, `${ASIDE}.${name}`)) {
    const then = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
    await client.query(`alter table ${ASIDE}.${name} rename to ${name.slice(0, 40)}_${then}`);
  }
  await client.query(`alter table ${table} set schema ${ASIDE}`);
  await client.query('commit');
}
