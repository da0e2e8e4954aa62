import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { databaseFolder } from '#db/tools/database-folder.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';

// Goal: a Postgres before version 18 gets ids like those of 18.
// Method: the fallback functions, run in the Postgres of the tests.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

test('ids have version 7 and the current time, and sort in their order', () =>
  database.rolledBack(async (tx) => {
    const text = await readFile(join(databaseFolder, 'bootstrap/before_18.sql'), 'utf8');
    const forOlder = text.replace('180000', '990000');
    // Twice, as at the second start.
    await tx.query(forOlder);
    await tx.query(forOlder);
    await tx.query('create temporary table made (n int, id uuid)');
    await tx.query(`do $$ begin
      for v_n in 1..2000 loop insert into made values (v_n, public.uuidv7()); end loop;
    end $$`);
    const [facts] = await tx.query(`select count(distinct id)::int as different,
      (array_agg(n order by id) = array_agg(n order by n)) as in_order,
      bool_and(uuid_extract_version(id) = 7) as of_version_7,
      bool_and(abs(extract(epoch from clock_timestamp()) * 1000
        - ('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint) < 60000) as of_now
      from made`);
    expect(facts).toEqual({ different: 2000, in_order: true, of_version_7: true, of_now: true });
  }));

test('a Postgres with uuidv7() is left unchanged', () =>
  database.rolledBack(async (tx) => {
    const [facts] =
      await tx.query(`select current_setting('server_version_num')::int < 180000 as old,
      to_regprocedure('public.uuidv7()') is not null as made`);
    expect(facts?.made).toBe(facts?.old);
  }));
