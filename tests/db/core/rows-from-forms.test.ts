// Goal: the fields of a form are written to the columns of the same names, and only to those that the caller is
// granted.
// Method: the owner of an account writes to a table whose form columns are declared with @form alone.
import { beforeAll, expect, test } from 'vitest';
import { catalogueRules } from '#db/check/catalogue-rules.ts';
import { actor } from '../../support/actor.ts';
import { aUser, type TestUser } from '../../support/fixtures/a-user.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const table = `
  create table app_public.boats (
    id uuid primary key default uuidv7(), account_id uuid, name text not null default 'Nameless', friendly_name text,
    kind text, place app_public.address, papers jsonb, price_minor bigint, is_sold boolean not null default false,
    shout text generated always as (upper(name)) stored
  );
  select app_private.begin_rules('app_public.boats');
  create policy "its people read" on app_public.boats for select to app_user using (account_id = (select app_hidden.current_account_id()));
  create policy "its people add" on app_public.boats for insert to app_user with check (account_id = (select app_hidden.current_account_id()));
  create policy "its people change" on app_public.boats for update to app_user using (account_id = (select app_hidden.current_account_id()));
  create policy "its people sink" on app_public.boats for delete to app_user using (account_id = (select app_hidden.current_account_id()));
  grant select, delete, insert (account_id) on app_public.boats to app_user;
  comment on column app_public.boats.name is E'@form\\nIts name.';
  comment on column app_public.boats.friendly_name is E'@sort\\n@form\\nWhat it is called.';
  comment on column app_public.boats.kind is E'@form create\\nWhat it is.';
  comment on column app_public.boats.place is E'@form\\nWhere it lies.';
  comment on column app_public.boats.papers is E'@form\\nIts papers.';
  comment on column app_public.boats.price_minor is 'No @form in its first words.';
  select app_private.grant_forms('app_public.boats');
`;

interface Boat {
  id: string;
  [column: string]: unknown;
}

async function atTheQuay(
  work: (boats: {
    insert: (attributes: object) => Promise<Boat>;
    update: (attributes: object) => Promise<Boat>;
    tx: TestTransaction;
  }) => Promise<void>,
): Promise<void> {
  await database.rolledBack(async (tx) => {
    const person = await aUser(tx);
    await tx.as(actor.databaseOwner, (client) => client.query(table));
    const write = async (text: string, values: unknown[]) => {
      const { rows } = await tx.as(actor.ownerOf(person), (client) => client.query(text, values));
      return rows[0].boat as Boat;
    };
    await work({
      tx,
      insert: (attributes) =>
        write('select to_jsonb(app_private.insert_row(null::app_public.boats, $1)) as boat', [
          { accountId: person.accountId, ...attributes },
        ]),
      update: (attributes) =>
        write('select to_jsonb(app_private.update_row(b, $1)) as boat from app_public.boats b', [
          attributes,
        ]),
    });
  });
}

const place = { line1: ' Brygga 1 ', postalCode: '0250', city: 'Oslo', country: 'NO', line2: '  ' };

test('a row has the values of the form, trimmed; blank ones are null, missing ones the default', async () => {
  await atTheQuay(async ({ insert }) => {
    const papers = { keptAsIs: '  ', inHere: { tooMuch: ' x ' } };
    const boat = await insert({ name: null, friendlyName: ' ', kind: ' Sloop ', place, papers });
    expect(boat).toMatchObject({ name: 'Nameless', friendly_name: null, kind: 'Sloop', papers });
    expect(boat.place).toMatchObject({ line1: 'Brygga 1', line2: null, postal_code: '0250' });
  });
});

test('fields without a column, such as rows of another table, are ignored', async () => {
  await atTheQuay(async ({ insert }) => {
    const boat = await insert({ name: 'Terna', crew: [{ name: 'Ola' }], shout: 'no' });
    expect(boat).toMatchObject({ name: 'Terna', shout: 'TERNA' });
  });
});

test.each([{ priceMinor: 5 }, { isSold: true }, { id: '01890000-0000-7000-8000-000000000000' }])(
  'a new row with a column that is not in the form is rejected: %o',
  async (more) => {
    await atTheQuay(async ({ insert }) => {
      await expect(insert({ name: 'Terna', ...more })).rejects.toMatchObject({ code: '42501' });
    });
  },
);

test('an update writes the given fields, and leaves missing, required and immutable ones unchanged', async () => {
  await atTheQuay(async ({ insert, update }) => {
    await insert({ name: 'Terna', friendlyName: 'Tern', kind: 'Sloop', place });
    const changed = await update({
      name: null,
      friendlyName: '',
      kind: 'Barge',
      priceMinor: 5,
      isSold: true,
      place: null,
    });
    expect(changed).toMatchObject({ name: 'Terna', friendly_name: null, kind: 'Sloop' });
    expect(changed).toMatchObject({ price_minor: null, is_sold: false, place: null });
    expect(await update({ isSold: true })).toEqual(changed);
  });
});

test('column names that are SQL keywords are quoted', async () => {
  await atTheQuay(async ({ tx, insert }) => {
    await tx.as(actor.databaseOwner, (client) =>
      client.query(`
        alter table app_public.boats add column "order" text, add column "user" text;
        comment on column app_public.boats."order" is E'@form\\nWhich.';
        comment on column app_public.boats."user" is E'@form\\nWhose.';
        select app_private.grant_forms('app_public.boats');`),
    );
    const given = { name: "'); drop table app_public.boats; --", order: 'first', user: '$1' };
    expect(await insert(given)).toMatchObject(given);
  });
});

test('a field has the name of its column, or the name without the suffix of its type', async () => {
  await atTheQuay(async ({ tx, insert }) => {
    const plan = '01890000-0000-7000-8000-000000000000';
    await tx.as(actor.databaseOwner, (client) =>
      client.query(`
        alter table app_public.boats add column built_on date, add column plan_file_id uuid, add column logo_id uuid;
        comment on column app_public.boats.price_minor is E'@form\\nIts price.';
        comment on column app_public.boats.built_on is E'@form\\nWhen.';
        comment on column app_public.boats.plan_file_id is E'@form\\nHow.';
        comment on column app_public.boats.logo_id is E'@form\\nIts mark.';
        select app_private.grant_forms('app_public.boats');`),
    );
    const called = { price: 5, built: '1998-05-17', plan, logo: plan };
    expect(await insert(called)).toMatchObject({
      price_minor: 5,
      built_on: '1998-05-17',
      plan_file_id: plan,
      logo_id: plan,
    });
    expect(await insert({ price: 5, priceMinor: 7 })).toMatchObject({ price_minor: 7 });
  });
});

test('missing fields, or a missing form, leave the defaults of the columns', async () => {
  await atTheQuay(async ({ tx, insert }) => {
    const { account_id: account } = await insert({});
    const person = await tx.query<{ user_id: string }>(
      'select user_id from app_public.memberships where account_id = $1',
      [account],
    );
    const owner = { accountId: account, userId: person[0]?.user_id } as TestUser;
    for (const attributes of [null, 'null', '{}']) {
      const made = await tx.as(actor.ownerOf(owner), (client) =>
        client.query('select (app_private.insert_row(null::app_public.boats, $1)).*', [attributes]),
      );
      expect(made.rows).toMatchObject([{ account_id: account, name: 'Nameless' }]);
      const changed = await tx.as(actor.ownerOf(owner), (client) =>
        client.query(
          'select (app_private.update_row(b, $1)).name from app_public.boats b where id = $2',
          [attributes, made.rows[0].id],
        ),
      );
      expect(changed.rows).toEqual([{ name: 'Nameless' }]);
    }
  });
});

test('several rows are written at once, in their order, each with its own columns', async () => {
  await atTheQuay(async ({ tx, insert }) => {
    const { account_id: accountId } = await insert({});
    const rows = await tx.as(actor.databaseOwner, (client) =>
      client.query(
        'select r.name, r.kind, r.price_minor from app_private.insert_rows(null::app_public.boats, $1) r',
        [
          JSON.stringify([
            { account_id: accountId, name: 'Terna', kind: ' Sloop ' },
            { account_id: accountId, name: 'Lom', price_minor: 5 },
          ]),
        ],
      ),
    );
    expect(rows.rows).toEqual([
      { name: 'Terna', kind: 'Sloop', price_minor: null },
      { name: 'Lom', kind: null, price_minor: '5' },
    ]);
  });
});

test('a copy has only the columns of the form', async () => {
  await atTheQuay(async ({ tx, insert }) => {
    const { id } = await insert({ name: 'Terna', kind: 'Sloop', place, papers: { of: null } });
    await tx.query('update app_public.boats set is_sold = true, price_minor = 5');
    const [copied] = await tx.query<{ copied: object }>(
      `select app_hidden.fields_of(to_jsonb(b), variadic app_hidden.form_columns('app_public.boats')) as copied
       from app_public.boats b where id = $1`,
      [id],
    );
    expect(Object.keys(copied?.copied ?? {}).sort()).toEqual(
      ['friendly_name', 'kind', 'name', 'papers', 'place'].sort(),
    );
    expect(await insert(copied?.copied ?? {})).toMatchObject({
      name: 'Terna',
      kind: 'Sloop',
      papers: { of: null },
      is_sold: false,
      price_minor: null,
      place: expect.objectContaining({ line1: 'Brygga 1', postal_code: '0250' }),
    });
  });
});

test('fields_of returns only the fields that it names', async () => {
  await atTheQuay(async ({ tx }) => {
    const given = { name: 'Terna', kind: null, isSold: true };
    const [taken] = await tx.query<{ fields: object }>(
      `select app_hidden.fields_of($1, 'name', 'kind', 'friendlyName') as fields`,
      [given],
    );
    expect(taken?.fields).toEqual({ name: 'Terna', kind: null });
  });
});

const definerOf = (how: string) => `
  create function app_private.offend(input jsonb) returns app_public.boats
  language sql volatile security definer set search_path to pg_catalog, public, pg_temp
  as $$ select app_private.${how} $$`;

test.each([
  ['insert_row(null::app_public.boats, input)', true],
  [`insert_row(null::app_public.boats, input || '{"name": "Terna"}')`, true],
  [`insert_row(null::app_public.boats, app_hidden.fields_of(input, 'name'))`, false],
  [`require_row(null::app_public.boats, (input ->> 'id')::uuid)`, false],
])('%s in a definer is an offence: %s', async (how, isOffence) => {
  const rule = catalogueRules().find(({ name }) => name === 'rows-are-written-by-their-form');
  await atTheQuay(async ({ tx }) => {
    await tx.query('set local role app_owner');
    await tx.query(definerOf(how));
    await tx.query('reset role');
    const found = await tx.query<{ offence: string }>(rule?.query ?? '');
    expect(found.some(({ offence }) => offence.startsWith('app_private.offend'))).toBe(isOffence);
  });
});

test('another account’s user changes nothing, even with the row at hand', async () => {
  await atTheQuay(async ({ tx, insert }) => {
    const boat = await insert({ name: 'Terna' });
    const stranger = await aUser(tx);
    await tx.as(actor.ownerOf(stranger), (client) =>
      client.query(
        `select app_private.update_row(jsonb_populate_record(null::app_public.boats, $1), '{"name": "Mine"}')`,
        [boat],
      ),
    );
    expect(await tx.query('select name from app_public.boats')).toEqual([{ name: 'Terna' }]);
  });
});

test('require_row finds a row that the caller may change, and refuses any other as not found', async () => {
  await atTheQuay(async ({ tx, insert }) => {
    const boat = await insert({ name: 'Terna' });
    const require = (by: TestUser, path?: string) =>
      tx.as(actor.ownerOf(by), async (client) => {
        const { rows } = await client.query(
          `select (app_private.require_row(null::app_public.boats, $1, coalesce($2, 'id'))).name`,
          [boat.id, path],
        );
        return rows[0]?.name;
      });
    const [owner] = await tx.query<{ user_id: string }>(
      'select user_id from app_public.memberships where account_id = $1',
      [boat.account_id],
    );
    expect(await require({ accountId: boat.account_id, userId: owner?.user_id } as TestUser)).toBe(
      'Terna',
    );
    const stranger = await aUser(tx);
    await expect(require(stranger, 'attributes.boatId')).rejects.toMatchObject({
      detail: expect.stringContaining('attributes.boatId'),
    });
  });
});

test('delete_row deletes a row that the caller may delete, and refuses any other as not found', async () => {
  await atTheQuay(async ({ tx, insert }) => {
    const { id, account_id: account } = await insert({ name: 'Terna' });
    const remove = (by: TestUser) =>
      tx.as(actor.ownerOf(by), (client) =>
        client.query('select (app_private.delete_row(null::app_public.boats, $1)).name', [id]),
      );
    const stranger = await aUser(tx);
    await expect(remove(stranger)).rejects.toMatchObject({
      detail: expect.stringContaining('"path": "id"'),
    });
    const [owner] = await tx.query<{ user_id: string }>(
      'select user_id from app_public.memberships where account_id = $1',
      [account],
    );
    const { rows } = await remove({ accountId: account, userId: owner?.user_id } as TestUser);
    expect(rows).toEqual([{ name: 'Terna' }]);
    expect(await tx.query('select from app_public.boats')).toEqual([]);
  });
});
