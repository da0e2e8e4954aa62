// Goal: everything that a rules file does not grant is denied.
// Method: a table with all rights granted to all roles is put under begin_rules, and each role tries it.
import type pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { type Actor, actor } from '../../support/actor.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

let database: SharedDatabase;
const unknownId = '01890000-0000-7000-8000-000000000000';

beforeAll(async () => {
  database = await sharedDatabase();
});

const careless = `
  create table app_public.notes (
    id uuid primary key default uuidv7(), account_id uuid, body text, secret text, friendly_name text
  );
  grant all on app_public.notes to public, app_visitor, app_user, app_operator, app_worker;
  grant update (body) on app_public.notes to app_user;
  alter table app_public.notes enable row level security;
  create policy "anything goes" on app_public.notes using (true) with check (true);
  create function app_private.tg_old() returns trigger language plpgsql as 'begin return null; end';
  create trigger _100_old before insert on app_public.notes for each row execute function app_private.tg_old();
  select app_private.begin_rules('app_public.notes', array['secret']);
  insert into app_public.notes (body, secret) values ('text', 'hidden');
`;

async function withNotes<T>(work: (tx: TestTransaction) => Promise<T>): Promise<T> {
  return database.rolledBack(async (tx) => {
    await tx.as(actor.databaseOwner, (client) => client.query(careless));
    return work(tx);
  });
}

const tries = ['select', 'insert', 'update', 'delete', 'truncate'] as const;
const statements: Record<(typeof tries)[number], string> = {
  select: 'select * from app_public.notes',
  insert: `insert into app_public.notes (body) values ('x')`,
  update: `update app_public.notes set body = 'x'`,
  delete: 'delete from app_public.notes',
  truncate: 'truncate app_public.notes',
};

const people: [string, Actor][] = [
  ['a visitor', actor.visitor],
  ['an owner', actor.ownerOf({ accountId: unknownId })],
  ['the worker', actor.worker],
  ['the log-in of the API', { role: 'app_authenticator', settings: {} }],
];

test.each(people)('%s may do nothing with the table', async (_name, who) => {
  await withNotes(async (tx) => {
    for (const one of tries) {
      const work = tx.as(who, (client) => client.query(statements[one]));
      await expect(work, one).rejects.toMatchObject({ code: '42501' });
    }
  });
});

test('an operator reads it and no more', async () => {
  await withNotes(async (tx) => {
    const count = (who: Actor) =>
      tx.as(who, async (client) => (await client.query(statements.select)).rowCount);
    expect(await count(actor.operator('READ'))).toBe(1);
    for (const one of tries.slice(1)) {
      const work = tx.as(actor.operator('ADMIN'), (client) => client.query(statements[one]));
      await expect(work, one).rejects.toMatchObject({ code: '42501' });
    }
  });
});

test('row-level security is forced, old policies and triggers are gone, secrets are dots', async () => {
  await withNotes(async (tx) => {
    const [table] = await tx.query(
      `select relrowsecurity, relforcerowsecurity from pg_class where oid = 'app_public.notes'::regclass`,
    );
    expect(table).toEqual({ relrowsecurity: true, relforcerowsecurity: true });
    const names = await tx.query(
      `select polname as name from pg_policy where polrelid = 'app_public.notes'::regclass
       union select tgname from pg_trigger where tgrelid = 'app_public.notes'::regclass order by 1`,
    );
    expect(names.map(({ name }) => name)).toEqual([
      '_050_tidy',
      '_051_tidy_changes',
      '_900_audit',
      '_901_audit_added',
      '_902_audit_removed',
      '_950_limit',
      'operators do not delete in their own accounts',
      'operators do not insert in their own accounts',
      'operators do not update in their own accounts',
      'operators read every row',
      "the owner's functions see every row",
    ]);
    const [entry] = await tx.query(
      `select after from app_public.audit_entries where table_name = 'notes'`,
    );
    expect(entry?.after).toMatchObject({ body: 'text', secret: '•••' });
  });
});

// Requirements: A4.73
test('operators cannot change their own accounts, whatever is granted to them', async () => {
  const opened = `
    grant insert, update, delete on app_public.notes to app_operator;
    create policy "operators do as they like" on app_public.notes to app_operator using (true);
    update app_public.notes set account_id = '${unknownId}'`;
  const own = actor.operator('ADMIN', undefined, unknownId);
  await withNotes(async (tx) => {
    await tx.as(actor.databaseOwner, (client) => client.query(opened));
    const count = (who: Actor, one: (typeof tries)[number]) =>
      tx.as(who, async (client) => (await client.query(statements[one])).rowCount);
    expect(await count(own, 'update')).toBe(0);
    expect(await count(own, 'delete')).toBe(0);
    const insert = tx.as(own, (client) =>
      client.query(`insert into app_public.notes (account_id) values ('${unknownId}')`),
    );
    await expect(insert).rejects.toMatchObject({ code: '42501' });
    expect(await count(own, 'insert'), 'a row of no account').toBe(1);
    expect(await count(actor.operator('ADMIN'), 'delete')).toBe(2);
  });
});

test('a friendly_name with control characters is rejected, also after begin_rules runs again', async () => {
  await withNotes(async (tx) => {
    const begin = `select app_private.begin_rules('app_public.notes')`;
    await tx.as(actor.databaseOwner, (client) => client.query(begin));
    const write = (name: string) =>
      tx.as(actor.databaseOwner, (client) =>
        client.query('update app_public.notes set friendly_name = $1', [name]),
      );
    await write('Bjørn Dæhlie');
    for (const name of ['a\u001bb', 'a\nb', 'a\u2028b']) {
      await expect(write(name), JSON.stringify(name)).rejects.toMatchObject({
        code: '23514',
        constraint: 'notes_friendly_name_reads_as_written',
      });
    }
  });
});

test('texts are tidied for every writer, in a new column too', async () => {
  await withNotes(async (tx) => {
    const asPlatform = (text: string, values: unknown[] = []) =>
      tx.as(actor.databaseOwner, (client) => client.query(text, values));
    await asPlatform(`
      alter table app_public.notes add phone text, add email public.citext, add place app_public.address,
        add code text not null default 'x';
      alter table app_public.notes disable trigger _051_tidy_changes;
      update app_public.notes set body = ' from\u00a0before ';
      select app_private.begin_rules('app_public.notes');`);
    const stored = async () => (await tx.query('select * from app_public.notes'))[0];
    await asPlatform(
      `update app_public.notes set phone = $1, email = $2, friendly_name = $3,
        place = row(' Storgata\u00a01', null, 'N-0150', 'Oslo\u200b', null, 'NO', 59.9, 10.7)`,
      ['22\u00a022 22 22', 'Kari@bl\u00e5b\u00e6r.example ', 'A\u030ase\u202e'],
    );
    expect(await stored()).toMatchObject({
      phone: '22222222',
      email: 'Kari@xn--blbr-roah.example',
      friendly_name: '\u00c5se',
      // An update checks only the columns that it changes.
      body: ' from\u00a0before ',
    });
    const [row] = await tx.query<{ place: unknown }>(
      'select to_jsonb(place) as place from app_public.notes',
    );
    expect(row?.place).toMatchObject({ line1: 'Storgata 1', postal_code: '0150', city: 'Oslo' });
    await asPlatform(`update app_public.notes set body = $1`, ['\u200b\u00a0']);
    expect((await stored())?.body, 'an empty text becomes null').toBeNull();
    await expect(
      asPlatform(`update app_public.notes set code = $1`, ['\u200b']),
    ).rejects.toMatchObject({ code: '23502' });
  });
});

test('a table that is not audited is append-only, for its owner too', async () => {
  await withNotes(async (tx) => {
    const opened = `select app_private.begin_rules('app_public.notes', is_audited => false)`;
    await tx.as(actor.databaseOwner, (client: pg.PoolClient) => client.query(opened));
    await tx.as(actor.databaseOwner, (client) => client.query(statements.insert));
    for (const one of ['update', 'delete', 'truncate'] as const) {
      const work = tx.as(actor.databaseOwner, (client) => client.query(statements[one]));
      await expect(work, one).rejects.toMatchObject({ code: '23000' });
    }
  });
});

test('no role of the API and not the worker may rewrite rules', async () => {
  const roles = people.map(([, who]) => who).concat(actor.operator('ADMIN'));
  await database.rolledBack(async (tx) => {
    for (const who of roles) {
      for (const call of [
        `select app_private.begin_rules('app_public.users')`,
        `select app_private.begin_transitions('invoices')`,
      ]) {
        const work = tx.as(who, (client) => client.query(call));
        await expect(work, `${who.role} ${call}`).rejects.toMatchObject({ code: '42501' });
      }
    }
  });
});
