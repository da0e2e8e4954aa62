import { rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseFolder, databaseUrl } from '#db/tools/database-folder.ts';
import { migrateDatabase } from '#db/tools/migrate-database.ts';
import { withClient } from '#db/tools/with-client.ts';
import { untilDisconnected } from '#db/tools/with-fresh-database.ts';
import { dropDatabase } from '../../support/drop-database.ts';
import { env } from '../../support/env.ts';
import { folderAsOf } from '../../support/migrations/folder-as-of.ts';
import { readRows } from '../../support/migrations/read-rows.ts';
import { sharedDatabase } from '../../support/shared-database.ts';
import { testPasswords } from '../../support/test-passwords.ts';

// Goal: the rows of a customer's database survive every later migration.
// Method: one database is migrated step by step; at each migration with a `fill-NNNNNN.sql` a copy of it is filled by
// plain inserts and migrated to the newest state; every row must still exist with every value, unless its column is
// gone. Values that a migration rewords on purpose are listed in `reworded.json`; such a row is newer, and otherwise
// unchanged.

const fills = (await readdir(import.meta.dirname)).filter((name) => /^fill-\d{6}\.sql$/.test(name));
const committed = (await readdir(join(databaseFolder, 'migrations/committed'))).filter((name) =>
  /^\d{6}.*\.sql$/.test(name),
);

const reworded: Record<string, Record<string, string>> = JSON.parse(
  await readFile(join(import.meta.dirname, 'reworded.json'), 'utf8'),
);

type Row = Record<string, unknown>;

/** The classification of occupations of the seeds, by code. */
let classification: Map<unknown, Row>;
beforeAll(async () => {
  const rows = await (await sharedDatabase()).rolledBack((tx) =>
    tx.query(
      'select code, name, short_name, parent_code, tag_list, search_text from app_public.occupation_codes',
    ),
  );
  classification = new Map(rows.map((row) => [row.code, row]));
});

const words = (text: unknown) => String(text).split(' ');

/** Tells whether a code without an English name was completed as in the seeds, without losing anything of its own. */
function isCompleted(column: string, before: Row, after: Row): boolean {
  const seed = classification.get(before.code);
  if (!seed) return false;
  const tags = () => [...new Set([before.tag_list, seed.tag_list].flat())];
  const known = () => new Set([before.search_text, seed.search_text].flatMap(words));
  switch (column) {
    case 'name':
      return after.name === seed.name;
    case 'short_name':
    case 'parent_code':
      return before[column] === null && after[column] === seed[column];
    case 'tag_list':
      return JSON.stringify(after.tag_list) === JSON.stringify(tags());
    case 'search_text':
      return words(after.search_text).every((word) => known().has(word));
    default:
      return false;
  }
}

/** Tells whether a value was changed exactly as a migration intends. */
function isMeant(table: string, column: string, before: Row, after: Row | undefined): boolean {
  if (after && /^(app_public\.)?occupation_codes$/.test(table)) {
    const isChanged = JSON.stringify(before[column]) !== JSON.stringify(after[column]);
    if (isChanged && isCompleted(column, before, after)) return true;
  }
  const newWords = reworded[`${table} ${column}`];
  return newWords !== undefined && newWords[String(before[column])] === String(after?.[column]);
}

test('there is a fill for the first committed migration', () => {
  expect(fills.length > 0 || committed.length === 0).toBe(true);
});

const passwords = testPasswords;
const superuserUrl = env.clusterUrl;
const walker = `honorar_test_walking_${process.pid}`;
afterAll(() => dropDatabase(superuserUrl, walker));

/** Migrates up to a migration and returns a copy of the database, which later steps leave unchanged. */
async function copyAsOf(migration: string): Promise<string> {
  const folder = await folderAsOf(migration);
  await migrateDatabase({
    superuserUrl,
    passwords,
    folder,
    databaseName: walker,
    onlyCommitted: true,
  });
  rmSync(join(folder, '..'), { recursive: true });
  const copy = `honorar_test_filled_${process.pid}_${migration}`;
  const statement = `create database ${copy} template ${walker} owner app_owner strategy file_copy`;
  await withClient(superuserUrl, async (client) => {
    await untilDisconnected(client, walker);
    await client.query(statement);
  });
  return copy;
}

// In their order: the migrations run forwards only.
describe.each(fills.sort())('%s', (fill) => {
  test('every row survives the migration to the newest state', async () => {
    const databaseName = await copyAsOf(fill.slice(5, 11));
    const url = databaseUrl(superuserUrl, { database: databaseName });
    try {
      const inserts = await readFile(join(import.meta.dirname, fill), 'utf8');
      const before = await withClient(url, async (client) => {
        await client.query(inserts);
        return readRows(client);
      });
      expect(before.size).toBeGreaterThan(0);
      await migrateDatabase({ superuserUrl, databaseName, passwords });
      const after = await withClient(url, readRows);
      const lost: string[] = [];
      for (const [key, row] of before) {
        const now = after.get(key);
        const [table = ''] = key.split(' ');
        const meant = Object.keys(row).filter((column) => isMeant(table, column, row, now));
        if (meant.length > 0) meant.push('updated_at');
        for (const [column, value] of Object.entries(row)) {
          const stored =
            now && (!(column in now) || JSON.stringify(now[column]) === JSON.stringify(value));
          if (!stored && !meant.includes(column)) lost.push(`${key} ${column}`);
        }
      }
      expect(lost).toEqual([]);
    } finally {
      await dropDatabase(superuserUrl, databaseName);
    }
  });
});
