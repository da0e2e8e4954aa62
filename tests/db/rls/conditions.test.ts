// Goal: a user who lost a role, or whose account lost a feature, loses the access that depends on it, table by table.
// Method: the rows of every table, tried by an operator without a role, and by users of an account without features.
import { beforeAll, expect, test } from 'vitest';
import { buildWorld, type World } from '#db/access/build-world.ts';
import { readTables } from '#db/access/rows/read-tables.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { reachElsewhere, reachIn, reachWithoutRole } from './conditions.ts';

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const inWorld = (work: (tx: TestTransaction, world: World, tables: string[]) => Promise<void>) =>
  database.rolledBack(async (tx) => {
    const tables = await readTables(tx);
    const names = [...tables.keys()].filter((name) => name.startsWith('app_public.'));
    await work(tx, await buildWorld(tx, tables), names);
  });

/** Tables that every caller reads. */
const publicTables = `
  select p.polrelid::regclass::text as "table" from pg_policy p
  where p.polcmd = 'r' and pg_get_expr(p.polqual, p.polrelid) = 'true' and p.polroles @> array['app_operator'::regrole::oid]`;

test('an operator without a role reads and writes nothing', { timeout: 300_000 }, () =>
  inWorld(async (tx, world, tables) => {
    const open = (await tx.query<{ table: string }>(publicTables)).map(({ table }) => table);
    const reached: string[] = [];
    for (const table of tables.filter((name) => !open.includes(name))) {
      const lines = await reachWithoutRole(tx, world, table);
      reached.push(...lines.map((line) => `${table}, ${line}`));
    }
    expect(reached).toEqual([]);
    await tx.query(
      `alter policy "operators read every row" on app_public.client_refunds using (true)`,
    );
    const weak = await reachWithoutRole(tx, world, 'app_public.client_refunds');
    expect(weak).toEqual(['an operator without a role: select']);
  }),
);

/** Commands that every policy for the users of an account grants only with a feature. */
const featured = `
  select p.polrelid::regclass::text as "table", case p.polcmd when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' end as command
  from pg_policy p
  where p.polpermissive and p.polcmd in ('a', 'w', 'd') and p.polroles @> array['app_user'::regrole::oid]
  group by p.polrelid, p.polcmd
  having bool_and(concat(pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) ~ 'has_feature')`;

test(
  'an account without features cannot write the rows of those features',
  { timeout: 300_000 },
  () =>
    inWorld(async (tx, world) => {
      const rows = await tx.query<{ table: string; command: 'insert' | 'update' | 'delete' }>(
        featured,
      );
      expect(rows.length).toBeGreaterThan(10);
      const reached: string[] = [];
      for (const { table, command } of rows) {
        const lines = await reachIn(tx, world, table, 'without features', { commands: [command] });
        reached.push(...lines.map((line) => `${table}, ${line}`));
      }
      expect(reached).toEqual([]);
    }),
);

test(
  'only members of a team write to it, and only managers to its departments',
  { timeout: 300_000 },
  () =>
    inWorld(async (tx, world, tables) => {
      const reached: string[] = [];
      const commands = ['insert', 'update', 'delete'] as const;
      const outsiders = new Set(world.outsiders.map(({ name }) => name));
      for (const table of tables) {
        const lines = await reachIn(tx, world, table, 'in a team', { commands });
        const theirs = lines.filter((line) => outsiders.has(line.split(':')[0]!));
        reached.push(...theirs.map((line) => `${table}, ${line}`));
      }
      expect(reached).toEqual([]);
      const added = await reachIn(tx, world, 'app_public.departments', 'in a team', {
        commands: ['insert'],
      });
      expect(added).toEqual([
        'an admin of the account: insert',
        'the owner of the account: insert',
      ]);
    }),
);

test(
  'a row of another account is out of reach, also for its creator and with own parents',
  { timeout: 300_000 },
  () =>
    inWorld(async (tx, world, tables) => {
      const outsiders = world.outsiders.map(({ name }) => name);
      const reached: string[] = [];
      for (const table of tables) {
        const lines = await reachElsewhere(tx, world, table);
        for (const line of lines.filter((one) => one.includes('account_id another'))) {
          const who = line.split(',')[0]!;
          const isLost = line.includes('partner_account_id another')
            ? who.endsWith('of the partner account')
            : who.endsWith('of the account');
          if (isLost || outsiders.includes(who)) reached.push(`${table}, ${line}`);
        }
      }
      // Users see their own memberships in every account.
      const owner = 'the owner of the account, account_id another: select';
      expect(reached).toEqual([
        `app_public.memberships, ${owner}`,
        `app_public.sessions, ${owner}`,
      ]);
    }),
);
