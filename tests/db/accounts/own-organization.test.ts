// Goal: only a user with an e-ID who leads an organisation according to the register can link it to a team, and one
// number belongs to one team.
// Method: real sessions, and sealed answers of the register.
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { createTeam } from '../../support/people/create-team.ts';
import { giveIdentity, silje } from '../../support/people/give-identity.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { company } from '../payout/register-says.ts';

let database: SharedDatabase;

beforeAll(async () => {
  database = await sharedDatabase();
});

const number = '310238996';
const path = 'attributes.organizationNumber';
const leader = {
  role: 'LEDE',
  title: 'Styrets leder',
  name: 'DAL SILJE MARIE',
  bornOn: silje.bornOn,
};
const auditor = { ...leader, role: 'REVI', title: 'Revisor' };
const other = { ...leader, name: 'HANSEN OLA', bornOn: '1970-01-01' };

async function aTeam(tx: TestTransaction) {
  const owner = await registerPerson(tx);
  const member = await registerPerson(tx);
  const id = await createTeam(tx, owner.userId, { [member.userId]: 'MEMBER' });
  const { who } = await signIn(tx, owner.userId, id);
  return { id, who, owner, member: (await signIn(tx, member.userId, id)).who };
}

const answer = (...roles: object[]) => ({ company: company(number, { roles }) });

const verify = (tx: TestTransaction, who: Actor, $prepared: object) =>
  call(tx, who, 'verify_own_organization', {
    attributes: { organizationNumber: number },
    $prepared,
  });

// Requirements: A6.34
test('a leader according to the register links the organisation to the team, with its registered name', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aTeam(tx);
    await giveIdentity(tx, who);
    expect(await verify(tx, who, answer(other, leader))).toMatchObject({
      organization_number: number,
      organization_name: 'FJELL OG FJORD AS',
      organization_verified_at: expect.anything(),
    });
    await expectRefusals(verify(tx, who, answer(leader)), [{ code: 'INVALID_ACTION' }]);
    const received = await tx.query(
      `select actor_kind from app_public.events where event_type = 'ORGANIZATION_VERIFIED'`,
    );
    expect(received).toEqual([{ actor_kind: 'USER' }]);
  });
});

test.each([
  ['others lead it', [other]],
  ['they only audit it', [auditor]],
  ['the register has no roles', []],
  ['the register has no date of birth', [{ ...leader, bornOn: null }]],
])('ORGANIZATION_ROLE_CHECK_FAILED: %s', async (_, roles) => {
  await database.rolledBack(async (tx) => {
    const { who } = await aTeam(tx);
    await giveIdentity(tx, who);
    await expectRefusals(verify(tx, who, answer(...roles)), [
      { code: 'ORGANIZATION_ROLE_CHECK_FAILED', path },
    ]);
  });
});

test('INVALID: a dissolved or unknown organisation; BRREG_QUERY_FAILED: the register does not answer', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aTeam(tx);
    await giveIdentity(tx, who);
    const ended = { company: company(number, { roles: [leader], markedAsBankruptcy: true }) };
    for (const prepared of [ended, { company: null }]) {
      await expectRefusals(verify(tx, who, prepared), [{ code: 'INVALID', path }]);
    }
    for (const prepared of [{}, { company: company(number) }]) {
      await expectRefusals(verify(tx, who, prepared), [{ code: 'BRREG_QUERY_FAILED', path }]);
    }
  });
});

test('BANK_ID_VERIFICATION_REQUIRED without an e-ID; UNAUTHORIZED for a member; INVALID_ACTION in a personal account', async () => {
  await database.rolledBack(async (tx) => {
    const { who, member, owner } = await aTeam(tx);
    await expectRefusals(verify(tx, who, answer(leader)), [
      { code: 'BANK_ID_VERIFICATION_REQUIRED' },
    ]);
    await giveIdentity(tx, member);
    await expectRefusals(verify(tx, member, answer(leader)), [{ code: 'UNAUTHORIZED' }]);
    const { who: alone } = await signIn(tx, owner.userId, owner.accountId);
    await expectRefusals(verify(tx, alone, answer(leader)), [
      { code: 'INVALID_ACTION' },
      { code: 'BANK_ID_VERIFICATION_REQUIRED' },
    ]);
  });
});

// Requirements: A6.34
test('TAKEN: a number that a team has verified, for another team and for a new one', async () => {
  await database.rolledBack(async (tx) => {
    const [first, second] = [await aTeam(tx), await aTeam(tx)];
    await giveIdentity(tx, first.who);
    await verify(tx, first.who, answer(leader));
    const third = await registerPerson(tx);
    const { who } = await signIn(tx, third.userId, third.accountId);
    await tx.query('update app_public.users set confirmed_at = now() where id = $1', [
      third.userId,
    ]);
    const attributes = { name: 'Fjell og Fjord', organizationNumber: number };
    await expectRefusals(call(tx, who, 'create_team_account', { attributes }), [
      { code: 'TAKEN', path },
    ]);
    const taken = call(tx, second.who, 'verify_own_organization', {
      attributes: { organizationNumber: number },
      $prepared: answer(leader),
    });
    await expectRefusals(taken, [
      { code: 'TAKEN', path },
      { code: 'BANK_ID_VERIFICATION_REQUIRED' },
    ]);
    const person = { email: 'ny@example.no', firstName: 'Ny', lastName: 'Person' };
    const team = { name: 'Enda et team', organizationNumber: number };
    await expectRefusals(
      call(tx, { role: 'app_visitor', settings: {} }, 'register_team_account', {
        attributes: person,
        team,
      }),
      [{ code: 'TAKEN', path: 'team.organizationNumber' }],
    );
  });
});
