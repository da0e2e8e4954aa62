import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { createTeam } from '../../support/people/create-team.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

// Goal: departments are added by owners and admins, changed and removed by their managers, and have distinct names.
// Method: a team with a user of each role.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

type Department = { id: string; name: string; description: string; is_default: boolean };

const work = { name: 'Lager', description: 'Tar imot og sender varer' };

async function team(tx: TestTransaction) {
  const [kari, ada, mona, ola] = [
    await registerPerson(tx),
    await registerPerson(tx),
    await registerPerson(tx),
    await registerPerson(tx),
  ];
  const id = await createTeam(tx, kari.userId, {
    [ada.userId]: 'ADMIN',
    [mona.userId]: 'MEMBER',
    [ola.userId]: 'MEMBER',
  });
  const { who: owner } = await signIn(tx, kari.userId, id);
  const store = await call<Department>(tx, owner, 'create_department', work);
  await tx.query(
    `insert into app_public.department_memberships (account_id, department_id, membership_id, role)
     select m.account_id, $2, m.id, 'MANAGER' from app_public.memberships m where m.account_id = $1 and m.user_id = $3`,
    [id, store.id, mona.userId],
  );
  return {
    id,
    store,
    owner,
    personal: (await signIn(tx, kari.userId, kari.accountId)).who,
    admin: (await signIn(tx, ada.userId, id)).who,
    manager: (await signIn(tx, mona.userId, id)).who,
    member: (await signIn(tx, ola.userId, id)).who,
    stranger: (await signIn(tx, ola.userId, await createTeam(tx, ola.userId))).who,
  };
}

const add = (tx: TestTransaction, who: Actor, input: object) =>
  call<Department>(tx, who, 'create_department', input);
const change = (tx: TestTransaction, who: Actor, input: object) =>
  call<Department>(tx, who, 'update_department', input);
const remove = (tx: TestTransaction, who: Actor, id: string) =>
  call<Department>(tx, who, 'destroy_department', { id });

// Requirements: A1.8, A5.24, A6.7, A6.9, A7.30
test('an admin adds a department, its manager changes it, and each change has an event', async () => {
  await database.rolledBack(async (tx) => {
    const { admin, manager, store } = await team(tx);
    expect(await add(tx, admin, { name: ' Kjøkken ', description: ' Lager mat ' })).toMatchObject({
      name: 'Kjøkken',
      description: 'Lager mat',
      is_default: false,
    });
    expect(await change(tx, manager, { id: store.id, name: 'LAGER' })).toMatchObject({
      name: 'LAGER',
      description: work.description,
    });
    await remove(tx, manager, store.id);
    const received = await tx.query(
      `select event_type from app_public.events where entity = 'departments' and entity_id = $1 order by occurred_at`,
      [store.id],
    );
    expect(received.map((one) => one.event_type)).toEqual(['CREATED', 'CHANGED', 'REMOVED']);
    const left = await tx.query(
      'select 1 from app_public.department_memberships where department_id = $1',
      [store.id],
    );
    expect(left).toEqual([]);
  });
});

// Requirements: A5.24, A5.25, A5.26, A8.61, A9.8
test('BLANK, TOO_BIG and TAKEN: all errors are reported together', async () => {
  await database.rolledBack(async (tx) => {
    const { owner, store } = await team(tx);
    await expectRefusals(add(tx, owner, { name: ' ', description: 'x'.repeat(281) }), [
      { code: 'BLANK', path: 'name' },
      { code: 'TOO_BIG', path: 'description' },
    ]);
    await expectRefusals(add(tx, owner, { name: ' lAGER', description: ' ' }), [
      { code: 'TAKEN', path: 'name' },
      { code: 'BLANK', path: 'description' },
    ]);
    const other = await add(tx, owner, { name: 'Ærlig', description: 'Nei' });
    await expectRefusals(change(tx, owner, { id: other.id, name: 'lager', description: null }), [
      { code: 'TAKEN', path: 'name' },
      { code: 'BLANK', path: 'description' },
    ]);
    await expectRefusals(change(tx, owner, { id: store.id, name: 'ÆRLIG' }), [
      { code: 'TAKEN', path: 'name' },
    ]);
  });
});

// Requirements: A6.8, A8.34
test('INVALID_ACTION: an outdated version, the default department, and a personal account', async () => {
  await database.rolledBack(async (tx) => {
    const { id, owner, personal, store } = await team(tx);
    await expectRefusals(change(tx, owner, { id: store.id, name: 'X', updatedAt: '2020-01-01' }), [
      { code: 'INVALID_ACTION', path: 'updatedAt' },
    ]);
    const [general] = await tx.query<Department>(
      'select * from app_public.departments where account_id = $1 and is_default',
      [id],
    );
    await expectRefusals(remove(tx, owner, general!.id), [{ code: 'INVALID_ACTION', path: 'id' }]);
    await expectRefusals(add(tx, personal, work), [{ code: 'INVALID_ACTION' }]);
  });
});

// Requirements: A6.6, A6.7, A6.9
test('UNAUTHORIZED for a lower role; a department of another team is not found', async () => {
  await database.rolledBack(async (tx) => {
    const { id, manager, member, stranger, store } = await team(tx);
    const [general] = await tx.query<Department>(
      'select * from app_public.departments where account_id = $1 and is_default',
      [id],
    );
    for (const who of [manager, member]) {
      await expectRefusals(add(tx, who, { name: 'Ny', description: 'Ny' }), [
        { code: 'UNAUTHORIZED' },
      ]);
      await expectRefusals(change(tx, who, { id: general!.id, name: 'Vårt' }), [
        { code: 'UNAUTHORIZED' },
      ]);
    }
    await expectRefusals(remove(tx, member, store.id), [{ code: 'UNAUTHORIZED' }]);
    await expectRefusals(change(tx, stranger, { id: store.id, name: 'Vårt' }), [
      { code: 'INVALID', path: 'id' },
    ]);
    await expectRefusals(remove(tx, stranger, store.id), [{ code: 'INVALID', path: 'id' }]);
  });
});

// Requirements: A6.6, A6.8
test('direct writes to the table have the same limits as the mutations', async () => {
  await database.rolledBack(async (tx) => {
    const { id, admin, manager, member, stranger } = await team(tx);
    const write = (who: Actor, text: string) =>
      tx
        .as(who, (client) => client.query(text, [id]))
        .then(
          ({ rowCount }) => rowCount,
          ({ code }: { code: string }) => code,
        );
    const insert = `insert into app_public.departments (account_id, name) values ($1, 'Ny')`;
    const rename = `update app_public.departments set description = 'x' where account_id = $1`;
    const clear = 'delete from app_public.departments where account_id = $1';
    expect(await write(manager, insert)).toBe('42501');
    expect(await write(stranger, insert)).toBe('42501');
    expect(await write(admin, insert)).toBe(1);
    expect([await write(member, rename), await write(stranger, rename)]).toEqual([0, 0]);
    expect(await write(manager, rename)).toBe(1);
    expect([await write(member, clear), await write(manager, clear)]).toEqual([0, 1]);
    // The default department stays.
    expect(await write(admin, clear)).toBe(1);
  });
});
