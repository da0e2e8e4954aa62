// Goal: an account is deleted two weeks after its owner asked for it, unless they cancel; then personal data is
// erased, and records that bookkeeping law requires remain.
// Method: real sessions, the timestamps of the rows moved, and the worker's functions as the worker calls them.
import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { createTeam } from '../../support/people/create-team.ts';
import { type Person, registerPerson } from '../../support/people/register-person.ts';
import { sessionOf } from '../../support/people/session-of.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

let database: SharedDatabase;

beforeAll(async () => {
  database = await sharedDatabase();
});

interface AccountRow {
  id: string;
  deletion_scheduled_on: string | null;
  deleted_at: string | null;
}

/** Signed in, with an SMS code a moment ago. */
async function proven(tx: TestTransaction, person: Person, accountId = person.accountId) {
  const signedIn = await signIn(tx, person.userId, accountId);
  await tx.query('update app_public.sessions set second_level_at = now() where id = $1', [
    signedIn.sessionId,
  ]);
  return signedIn;
}

/** Moves the deletion to today. */
const wait = (tx: TestTransaction, id: string) =>
  tx.query('update app_public.accounts set deletion_scheduled_on = current_date where id = $1', [
    id,
  ]);
const work = (tx: TestTransaction, name: string, id: string) =>
  tx.as(actor.worker, (client) => client.query(`select app_private.${name}($1)`, [id]));
const row = async (tx: TestTransaction, id: string) =>
  (await tx.query<AccountRow>('select * from app_public.accounts where id = $1', [id]))[0]!;
const happened = async (tx: TestTransaction, id: string) =>
  (
    await tx.query<{ event_type: string }>(
      'select event_type from app_public.events where entity_id = $1 order by id',
      [id],
    )
  ).map(({ event_type }) => event_type);

// Requirements: A4.3, A4.4, A4.68, A7.28, A7.29, A9.19
test('deletion needs an SMS code, takes two weeks, and can be cancelled', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const { who } = await signIn(tx, kari.userId, kari.accountId);
    await expectRefusals(call(tx, who, 'delete_account', {}), [{ code: 'AUTH_LEVEL_2_REQUIRED' }]);
    const sure = await proven(tx, kari);
    await call(tx, sure.who, 'delete_account', { id: kari.accountId });
    const [{ days }] = (await tx.query(
      `select deletion_scheduled_on - (now() at time zone 'Europe/Oslo')::date as days
       from app_public.accounts where id = $1`,
      [kari.accountId],
    )) as [{ days: number }];
    expect(days).toBe(14);
    await expectRefusals(call(tx, sure.who, 'delete_account', {}), [{ code: 'INVALID_ACTION' }]);
    await call(tx, who, 'cancel_account_deletion', {});
    expect(await row(tx, kari.accountId)).toMatchObject({ deletion_scheduled_on: null });
    await expectRefusals(call(tx, who, 'cancel_account_deletion', {}), [
      { code: 'INVALID_ACTION' },
    ]);
    expect(await happened(tx, kari.accountId)).toEqual([
      'DELETION_SCHEDULED',
      'DELETION_CANCELLED',
    ]);
  });
});

// Requirements: A4.6, A8.55
test('PERSONAL_ACCOUNT_OWNS_TEAMS, until the team is deleted too', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const team = await createTeam(tx, kari.userId);
    const { who } = await proven(tx, kari);
    await expectRefusals(call(tx, who, 'delete_account', {}), [
      { code: 'PERSONAL_ACCOUNT_OWNS_TEAMS' },
    ]);
    await call(tx, (await proven(tx, kari, team)).who, 'delete_account', {});
    await call(tx, who, 'delete_account', {});
    // The team's deletion was cancelled meanwhile: then its owner stays too.
    await tx.query('update app_public.accounts set deletion_scheduled_on = null where id = $1', [
      team,
    ]);
    await wait(tx, kari.accountId);
    await work(tx, 'close_account', kari.accountId);
    expect(await row(tx, kari.accountId)).toMatchObject({
      deletion_scheduled_on: null,
      deleted_at: null,
    });
    expect(await happened(tx, kari.accountId)).toContain('DELETION_STOPPED');
  });
});

// Requirements: A2.117, A4.7, A4.8, A6.2
test('only the owner deletes a team, only an operator a voluntary one, and a different id is refused', async () => {
  await database.rolledBack(async (tx) => {
    const [kari, ola, per] = [
      await registerPerson(tx),
      await registerPerson(tx),
      await registerPerson(tx),
    ];
    const team = await createTeam(tx, kari.userId, {
      [ola.userId]: 'ADMIN',
      [per.userId]: 'MEMBER',
    });
    for (const person of [ola, per]) {
      const { who } = await proven(tx, person, team);
      for (const name of ['delete_account', 'cancel_account_deletion']) {
        await expectRefusals(call(tx, who, name, {}), [{ code: 'UNAUTHORIZED' }]);
      }
    }
    const { who } = await proven(tx, kari, team);
    await expectRefusals(call(tx, who, 'delete_account', { id: ola.accountId }), [
      { code: 'INVALID_ACTION', path: 'id' },
    ]);
    await tx.query(`update app_public.accounts set tag = 'VOLUNTEER' where id = $1`, [team]);
    await expectRefusals(call(tx, who, 'delete_account', {}), [{ code: 'INVALID_ACTION' }]);
  });
});

// Requirements: A4.4
test('cancelled just before the job runs: the account stays; cancelled after it: INVALID_ACTION', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const { who, token } = await proven(tx, kari);
    await call(tx, who, 'delete_account', {});
    await wait(tx, kari.accountId);
    await call(tx, who, 'cancel_account_deletion', {});
    await work(tx, 'close_account', kari.accountId);
    expect(await row(tx, kari.accountId)).toMatchObject({ deleted_at: null });
    await call(tx, who, 'delete_account', {});
    // The job of the first deletion runs before the day of the second.
    await work(tx, 'close_account', kari.accountId);
    expect(await row(tx, kari.accountId)).toMatchObject({ deleted_at: null });
    await wait(tx, kari.accountId);
    await work(tx, 'close_account', kari.accountId);
    expect(await row(tx, kari.accountId)).toMatchObject({ deleted_at: expect.anything() });
    await expectRefusals(call(tx, who, 'cancel_account_deletion', {}), [
      { code: 'INVALID_ACTION' },
    ]);
    expect(await sessionOf(tx, token)).toBeNull();
  });
});

// Requirements: A4.12, B13.12
test('no personal data of a deleted user is left; records that the law requires remain', async () => {
  await database.rolledBack(async (tx) => {
    const email = 'vibeke.uvanlig@example.no';
    const attributes = {
      email,
      firstName: 'Vibeke',
      lastName: 'Uvanlig',
      occupation: 'Nissetryller',
    };
    const kari = await registerPerson(tx);
    const vibeke = await registerPerson(tx, attributes);
    const team = await createTeam(tx, kari.userId, { [vibeke.userId]: 'ADMIN' });
    const { who } = await proven(tx, vibeke);
    await tx.query(
      `insert into app_public.phone_numbers (user_id, country_code, number, e164) values ($1, 'NO', '41234567', '+4741234567')`,
      [vibeke.userId],
    );
    const address = {
      line1: 'Nissetrylleveien 1',
      postalCode: '0155',
      city: 'Oslo',
      country: 'NO',
    };
    await call(tx, who, 'update_account', {
      attributes: { phoneNumber: '41234567', email, address },
    });
    const { id } = await call<{ id: string }>(tx, who, 'create_freelance_profile', {
      attributes: {
        freelanceType: 'INDIVIDUAL',
        firstName: 'Vibeke',
        lastName: 'Uvanlig',
        agreementVersion: '2026-11',
        personalNumber: '14898512097',
        address: { ...address, line1: 'Storgata 1' },
        bankAccount: { accountNumber: '86011117947', currency: 'NOK', default: true },
      },
    });
    await call(tx, who, 'delete_account', {});
    await wait(tx, vibeke.accountId);
    await work(tx, 'close_account', vibeke.accountId);
    // Another user writes during the erasure.
    await tx.query(`update app_public.users set first_name = 'Karianne' where id = $1`, [
      kari.userId,
    ]);
    await work(tx, 'erase_account', vibeke.accountId);
    await work(tx, 'erase_account', vibeke.accountId);

    const stored = ['freelance_profiles'];
    for (const text of [email, 'Uvanlig', 'issetrylle', '41234567']) {
      expect(await placesOf(tx, text), text).toEqual(
        text === 'Uvanlig' ? [...stored, 'audit_entries'].toSorted() : [],
      );
    }
    expect(await tx.query('select id from app_public.freelance_profiles')).toEqual([{ id }]);
    const left = 'select user_id from app_public.memberships where account_id = $1';
    expect(await tx.query(left, [team])).toEqual([{ user_id: kari.userId }]);
    // The proof states the account, the time, the reason and the number of rows, and is written once.
    const proof = await tx.query<{ id: string }>(
      `select id, entity, reason, rows_erased, erased_at is not null as dated
       from app_public.erasures where account_id = $1`,
      [vibeke.accountId],
    );
    expect(proof).toMatchObject([{ entity: 'accounts', reason: 'ACCOUNT_DELETED', dated: true }]);
    const byTable = await tx.query<{ table_name: string; rows_erased: number }>(
      'select table_name, rows_erased from app_public.erased_rows where erasure_id = $1',
      [proof[0]!.id],
    );
    expect(byTable).toContainEqual({ table_name: 'phone_numbers', rows_erased: 1 });
    expect(proof).toMatchObject([
      { rows_erased: byTable.reduce((sum, { rows_erased }) => sum + rows_erased, 0) },
    ]);
    // The other user is unchanged, and so is their audit trail.
    expect(await placesOf(tx, kari.email)).toContain('users');
    const trail = `select before ->> 'first_name' as was from app_public.audit_entries
      where row_id = $1 and after ->> 'first_name' = 'Karianne'`;
    expect(await tx.query(trail, [kari.userId])).toEqual([{ was: expect.any(String) }]);
  });
});

// Requirements: A4.12
test('a team is erased with its documents and members; its name and number stay, and its members keep their accounts', async () => {
  await database.rolledBack(async (tx) => {
    const [kari, ola] = [await registerPerson(tx), await registerPerson(tx)];
    const team = await createTeam(tx, kari.userId, { [ola.userId]: 'ADMIN' });
    const { who } = await proven(tx, kari, team);
    const attributes = { description: 'Hemmelig klubb', organizationNumber: '974760673' };
    await call(tx, who, 'update_account', { attributes });
    const [file] = await tx.query<{ id: string }>(
      `insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key)
       values ($1, 'Hemmelige regler.pdf', 'application/pdf', 10, sha256('a'), 'rules') returning id`,
      [team],
    );
    await call(tx, who, 'create_policy_document', { attributes: { file: file!.id } });
    await call(tx, who, 'delete_account', { id: team });
    await wait(tx, team);
    for (const step of ['close_account', 'erase_account', 'erase_account']) {
      await work(tx, step, team);
    }
    expect(await tx.query('select from app_public.policy_documents')).toEqual([]);
    expect(await tx.query('select from app_public.files where account_id = $1', [team])).toEqual(
      [],
    );
    expect(await row(tx, team)).toMatchObject({
      organization_number: '974760673',
      description: null,
      deleted_at: expect.anything(),
      name: expect.stringMatching(/./),
    });
    expect(await placesOf(tx, 'Hemmelig klubb')).toEqual([]);
    expect(
      await tx.query('select user_id from app_public.memberships where account_id = $1', [team]),
    ).toEqual([{ user_id: kari.userId }]);
    for (const person of [kari, ola]) {
      expect(await row(tx, person.accountId)).toMatchObject({ deleted_at: null });
      expect(await placesOf(tx, person.email)).toContain('users');
      await signIn(tx, person.userId, person.accountId);
    }
  });
});

// Requirements: A4.12
test('no message is sent to the placeholder of an erased address', async () => {
  await database.rolledBack(async (tx) => {
    const claim = (to: string) =>
      tx.as(actor.worker, async (client) => {
        const { rows } = await client.query<{ claim: string }>(
          `select app_private.claim_message('notice', $1, $2) as claim`,
          ['01890000-0000-7000-8000-000000000000', to],
        );
        return rows[0]!.claim;
      });
    expect(await claim('slettet-01890000-0000-7000-8000-000000000000@Slettet.invalid')).toBe(
      'NOBODY',
    );
    expect(await claim('slettet@example.no')).toBe('SEND');
  });
});

/** Every table that contains a text. */
async function placesOf(tx: TestTransaction, text: string): Promise<string[]> {
  const tables = await tx.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace in ('app_public'::regnamespace, 'app_private'::regnamespace) order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [{ n }] = (await tx.query(
      `select count(*)::int as n from ${name} t where position(lower($1) in lower(t::text)) > 0`,
      [text],
    )) as [{ n: number }];
    if (n > 0) found.push(name.replace(/^app_\w+\./, ''));
  }
  return found;
}
