import { beforeAll, expect, test } from 'vitest';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { createTeam } from '../../support/people/create-team.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { sessionOf } from '../../support/people/session-of.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';

let database: SharedDatabase;

beforeAll(async () => {
  database = await sharedDatabase();
});

// Requirements: A4.45, A7.37
test('the creator of a team owns it and can switch to it', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const { who, token } = await signIn(tx, kari.userId, kari.accountId);
    const team = await call<{ id: string }>(tx, who, 'create_team_account', {
      attributes: { name: ' Korpset ', tag: 'MARCHING_BAND' },
    });
    expect(team).toMatchObject({ name: 'Korpset', slug: 'korpset', account_type: 'TEAM' });
    const switched = await call<{ token: string }>(tx, who, 'switch_account', { id: team.id });
    expect((await sessionOf(tx, switched.token))?.settings).toMatchObject({
      'app.account_id': team.id,
      'app.account_role': 'OWNER',
    });
    expect((await sessionOf(tx, token))?.settings['app.account_id']).toBe(kari.accountId);
  });
});

// Requirements: A5.1, A8.69
test('USER_NOT_CONFIRMED, BLANK and INVALID: a team that cannot be created', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx, {}, { confirmed: false });
    const { who } = await signIn(tx, kari.userId, kari.accountId);
    const attributes = { name: '', organizationNumber: '123456784' };
    await expectRefusals(call(tx, who, 'create_team_account', { attributes }), [
      { code: 'USER_NOT_CONFIRMED' },
      { code: 'BLANK', path: 'attributes.name' },
      { code: 'INVALID', path: 'attributes.organizationNumber' },
    ]);
  });
});

// Requirements: A8.17
test('ACCOUNT_NOT_FOUND: a foreign account answers like one that does not exist', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const ola = await registerPerson(tx);
    const { who } = await signIn(tx, kari.userId, kari.accountId);
    for (const id of [ola.accountId, ola.userId]) {
      await expectRefusals(call(tx, who, 'switch_account', { id }), [
        { code: 'ACCOUNT_NOT_FOUND', path: 'id' },
      ]);
    }
  });
});

// Requirements: A8.16
test('ACCOUNT_BLOCKED: a blocked team cannot be switched to', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const team = await createTeam(tx, kari.userId);
    const { who } = await signIn(tx, kari.userId, kari.accountId);
    await tx.query('update app_public.accounts set blocked_at = now() where id = $1', [team]);
    await expectRefusals(call(tx, who, 'switch_account', { id: team }), [
      { code: 'ACCOUNT_BLOCKED', path: 'id' },
    ]);
  });
});

test('the second level stays in the session that reached it', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const id = await createTeam(tx, kari.userId);
    const { who, sessionId } = await signIn(tx, kari.userId, kari.accountId);
    await tx.query('select app_private.grant_second_level($1)', [sessionId]);
    const { token } = await call<{ token: string }>(tx, who, 'switch_account', { id });
    const other = await sessionOf(tx, token);
    const requested = await tx.as(other!, (c) =>
      c.query('select app_hidden.has_second_level() as has'),
    );
    expect(requested.rows).toEqual([{ has: false }]);
  });
});

// Requirements: A4.50, A7.21
test('onboarding names an invited user and gives them an account of their own', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const [invited] = await tx.query<{ id: string }>(
      `select app_private.create_user('{"email": "ny@example.no"}') as id`,
    );
    const team = await createTeam(tx, kari.userId, { [invited!.id]: 'MEMBER' });
    const { who } = await signIn(tx, invited!.id, team);
    const attributes = {
      firstName: 'Nils',
      lastName: 'Ny',
      language: 'EN',
      marketingConsent: true,
    };
    const onboard = () => call(tx, who, 'onboard', { attributes });
    await expectRefusals(onboard(), [{ code: 'USER_NOT_CONFIRMED' }]);
    await tx.query('select app_private.confirm_user($1)', [invited!.id]);
    await expectRefusals(call(tx, who, 'onboard', { attributes: { firstName: ' ' } }), [
      { code: 'BLANK', path: 'attributes.firstName' },
      { code: 'BLANK', path: 'attributes.lastName' },
    ]);
    expect(await onboard()).toMatchObject({ first_name: 'Nils', last_name: 'Ny', language: 'EN' });
    await expectRefusals(onboard(), [{ code: 'INVALID_ACTION' }]);
    const own = await tx.query(`select slug from app_public.accounts where primary_user_id = $1`, [
      invited!.id,
    ]);
    expect(own).toEqual([{ slug: 'nils-ny' }]);
  });
});

test.each([
  ['123456785', true],
  ['974760673', true],
  ['123456784', false],
  ['000000000', false],
  ['12345678', false],
  ['1234567850', false],
  ['12345678x', false],
  [null, false],
])('organisation number %s: %s', async (number, valid) => {
  await database.rolledBack(async (tx) => {
    const requested = await tx.query('select app_hidden.is_organization_number($1) as valid', [
      number,
    ]);
    expect(requested).toEqual([{ valid }]);
  });
});
