import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessFiles, type TableAccess } from '#db/access/access-files.ts';
import { databaseFolder } from '#db/tools/database-folder.ts';
import { tableHomes } from '#db/tools/module-files.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';

// Goal: no caller can reach a foreign row, in any table, today or in one added tomorrow.
// Method: a row of every table is made for one account; every caller tries to select, insert, update each column and
// delete it, under their own role. The results are compared with the sentences of the table's access file. A table
// without such a file gets the strictest reading.

let database: SharedDatabase;
let measured: Map<string, TableAccess>;

beforeAll(async () => {
  database = await sharedDatabase();
  const files = await database.rolledBack((tx) => accessFiles(tx, databaseFolder));
  measured = new Map(files.map((file) => [file.table, file]));
});

function of(table: string): TableAccess {
  const found = measured.get(table);
  if (!found) throw new Error(`${table} was not measured`);
  return found;
}

function written(path: string): string | undefined {
  try {
    return readFileSync(join(databaseFolder, 'modules', path), 'utf8');
  } catch {
    return undefined;
  }
}

const writes = ({ insert, update, delete: deletes }: TableAccess['measured'][number]['access']) =>
  insert.length + update.length + Number(deletes) > 0;

describe.each(await tableHomes(databaseFolder))('$table', ({ table }) => {
  test('every caller can do exactly what its access file grants', () => {
    const { path, text, measured } = of(table);
    const expected = written(path);
    if (expected !== undefined) {
      expect(text, 'if this is meant, run `npm run db:access`').toBe(expected);
      return;
    }
    const tooMuch = measured.filter(
      ({ who, isOutsider, access }) =>
        writes(access) || ((isOutsider || who === 'the worker') && access.select.length > 0),
    );
    expect(tooMuch.map(({ who, access }) => ({ who, ...access }))).toEqual([]);
  });

  test('a higher role can do all that a lower one can', () => {
    const { measured } = of(table);
    const columns = (who: string) => {
      const access = measured.find((entry) => entry.who === who)?.access;
      if (!access) return [];
      const operations = (['select', 'insert', 'update'] as const).flatMap((operation) =>
        access[operation].map((column) => `${operation} ${column}`),
      );
      return access.delete ? [...operations, 'delete'] : operations;
    };
    const ladder = [
      'a member of the account',
      'an admin of the account',
      'the owner of the account',
    ];
    ladder.slice(1).forEach((higher, i) => {
      expect(columns(higher)).toEqual(expect.arrayContaining(columns(ladder[i] ?? '')));
    });
    expect(columns('an operator ADMIN')).toEqual(
      expect.arrayContaining(columns('an operator FINANCE')),
    );
  });
});

test('every table has been tested, and no access file is left of a table that is gone', () => {
  const there = readdirSync(join(databaseFolder, 'modules'), { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.access.txt'));
  const wanted = [...measured.values()].map(({ path }) => path);
  expect(there.sort(), 'run `npm run db:access`').toEqual(wanted.sort());
});

test('a row of an account is out of reach for visitors and other accounts, whatever the access files say', async () => {
  const rows = await database.rolledBack((tx) =>
    tx.query<{ table: string }>(`
      select n.nspname || '.' || c.relname as table
      from pg_attribute a
      join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
      join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('app_public', 'app_hidden', 'app_private')
      where a.attname = 'account_id'`),
  );
  const reached = rows.flatMap(({ table }) =>
    of(table)
      .measured.filter(({ isOutsider, who }) => isOutsider || who === 'the worker')
      .filter(({ access }) => writes(access) || access.select.length > 0)
      .map(({ who }) => `${who} reaches ${table}`),
  );
  expect(reached).toEqual([]);
});

test('an operator with the role READ writes nothing anywhere', () => {
  const writing = [...measured.values()].filter(({ measured }) =>
    measured.some(({ who, access }) => who === 'an operator READ' && writes(access)),
  );
  expect(writing.map(({ table }) => table)).toEqual([]);
});
