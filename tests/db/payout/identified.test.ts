// Goal: an e-ID verifies the profiles of its owner, now or later, and no others; an operator's refusal stays.
// Method: profiles and identities created in each order, with the follow-up jobs run as the worker does.
import { beforeAll, describe, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { giveIdentity, silje } from '../../support/people/give-identity.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call } from './call.ts';
import { doIdentifications } from './do-identifications.ts';
import { type Freelancer, makeFreelancer } from './freelancer.ts';
import { profileAttributes } from './profile-attributes.ts';
import { company, registerSays } from './register-says.ts';
import { createProfile } from './with-profile.ts';

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const { individual, organization } = profileAttributes;
const number = organization.organizationNumber;
const path = 'attributes.organizationNumber';
const strange = [{ code: 'ORGANIZATION_ROLE_CHECK_FAILED', path }];
const manager = { role: 'DAGL', title: 'Daglig leder', name: 'Silje Dal', bornOn: silje.bornOn };

const now = async (tx: TestTransaction, id: string) => {
  await doIdentifications(tx);
  const [row] = await tx.query<{ status: string; first_name: string; last_name: string }>(
    'select status, first_name, last_name from app_public.freelance_profiles where id = $1',
    [id],
  );
  return row;
};
const createOrganization = (tx: TestTransaction, who: Freelancer, roles?: object[]) =>
  call(tx, who.owner, 'create_freelance_profile', {
    attributes: organization,
    $prepared: { company: company(number, roles && { roles }) },
  });

describe('a person', () => {
  // Requirements: A4.75
  test('is verified by their e-ID, without an operator', async () => {
    await database.rolledBack(async (tx) => {
      const who = await makeFreelancer(tx);
      await giveIdentity(tx, who.owner);
      const { firstName, lastName, number: personalNumber } = silje;
      const { id } = await createProfile(tx, who, {
        ...individual,
        firstName,
        lastName,
        personalNumber,
      });
      expect(await now(tx, id)).toMatchObject({ status: 'VERIFIED' });
      const [event] = await tx.query(
        `select actor_kind, actor from app_public.events where entity_id = $1 and event_type = 'VERIFIED'`,
        [id],
      );
      expect(event).toEqual({ actor_kind: 'WORKER', actor: 'Honorar' });
      await expectRefusals(
        call(tx, who.owner, 'update_freelance_profile', { id, attributes: { lastName: 'Vik' } }),
        [{ code: 'IMMUTABLE', path: 'attributes.lastName' }],
      );
    });
  });

  // Requirements: A4.75
  test('is verified when the e-ID comes later, with the names of the e-ID', async () => {
    await database.rolledBack(async (tx) => {
      const who = await makeFreelancer(tx);
      const { id } = await createProfile(tx, who, { ...individual, personalNumber: silje.number });
      expect(await now(tx, id)).toMatchObject({ status: 'UNVERIFIED', first_name: 'Kari' });
      await giveIdentity(tx, who.owner);
      expect(await now(tx, id)).toEqual({
        status: 'VERIFIED',
        first_name: 'Silje Marie',
        last_name: 'Dal',
      });
    });
  });

  test('is not verified by another number, nor by another user’s e-ID', async () => {
    await database.rolledBack(async (tx) => {
      const [kari, ola] = [await makeFreelancer(tx), await makeFreelancer(tx)];
      const { id } = await createProfile(tx, kari, { ...individual, personalNumber: silje.number });
      const other = await createProfile(tx, ola, individual);
      await giveIdentity(tx, ola.owner);
      expect(await now(tx, id)).toMatchObject({ status: 'UNVERIFIED' });
      expect(await now(tx, other.id)).toMatchObject({ status: 'UNVERIFIED' });
    });
  });

  test('is reviewed by an operator again after a refusal', async () => {
    await database.rolledBack(async (tx) => {
      const who = await makeFreelancer(tx);
      const { id } = await createProfile(tx, who, { ...individual, personalNumber: silje.number });
      const refusal = { id, reason: 'Ring oss.' };
      await call(tx, actor.operator('REVIEW'), 'refuse_freelance_profile', refusal);
      await giveIdentity(tx, who.owner);
      expect(await now(tx, id)).toMatchObject({ status: 'REFUSED' });
      const attributes = { lastName: 'Hansen' };
      await call(tx, who.owner, 'update_freelance_profile', { id, attributes });
      expect(await now(tx, id)).toMatchObject({ status: 'UNVERIFIED' });
    });
  });
});

describe('an organisation', () => {
  // Requirements: A4.77
  test('is verified for its leader according to the register', async () => {
    await database.rolledBack(async (tx) => {
      const who = await makeFreelancer(tx, 'TEAM');
      await giveIdentity(tx, who.owner);
      const { id } = await createOrganization(tx, who, [manager]);
      expect(await now(tx, id)).toMatchObject({ status: 'VERIFIED' });
    });
  });

  // Requirements: A8.51, B8.13
  test.each([
    ['another person leads', [{ ...manager, name: 'Ada Li', bornOn: '1980-01-02' }]],
    ['a namesake with another date of birth leads', [{ ...manager, bornOn: '1985-09-15' }]],
    ['another person with the same date of birth leads', [{ ...manager, name: 'Jonas Dal' }]],
    [
      'the user is only the accountant of',
      [manager, manager].map((one, at) => ({
        ...one,
        ...(at === 0 ? { role: 'REGN' } : { name: 'Ada Li' }),
      })),
    ],
  ])('that %s is refused to an identified user', async (_which, roles) => {
    await database.rolledBack(async (tx) => {
      const who = await makeFreelancer(tx);
      await giveIdentity(tx, who.owner);
      await expectRefusals(createOrganization(tx, who, roles), strange);
      const { id } = await createProfile(tx, who, organization);
      const change = { id, attributes: { organizationNumber: number } };
      const $prepared = { company: company(number, { roles }) };
      await expectRefusals(
        call(tx, who.owner, 'update_freelance_profile', { ...change, $prepared }),
        strange,
      );
      await registerSays(tx, number, { roles });
      expect(await now(tx, id)).toMatchObject({ status: 'UNVERIFIED' });
    });
  });

  // Requirements: A4.78
  test.each<[string, object[] | undefined, object | null]>([
    ['the user has no e-ID', [{ ...manager, name: 'Ada Li' }], null],
    ['the register has no roles', undefined, {}],
    ['no role is a leader', [], {}],
    ['the register withholds a date of birth', [{ ...manager, bornOn: null }], {}],
    ['the e-ID has no date of birth', [manager], { bornOn: null }],
  ])('waits for an operator if %s', async (_which, roles, identity) => {
    await database.rolledBack(async (tx) => {
      const who = await makeFreelancer(tx);
      if (identity) await giveIdentity(tx, who.owner, identity);
      const { id } = await createOrganization(tx, who, roles);
      expect(await now(tx, id)).toMatchObject({ status: 'UNVERIFIED' });
    });
  });

  test('is verified when its roles or the e-ID come later', async () => {
    await database.rolledBack(async (tx) => {
      const [kari, ola] = [await makeFreelancer(tx), await makeFreelancer(tx)];
      await giveIdentity(tx, kari.owner);
      const before = await createProfile(tx, kari, organization);
      expect(await now(tx, before.id)).toMatchObject({ status: 'UNVERIFIED' });
      await registerSays(tx, number, { roles: [{ ...manager, name: 'DAL SILJE-MARIE' }] });
      expect(await now(tx, before.id)).toMatchObject({ status: 'VERIFIED' });

      const lund = {
        country: 'SE',
        number: '199004122389',
        firstName: 'Åsa',
        lastName: 'Lund',
        bornOn: '1990-04-12',
      };
      const roles = [{ ...manager, role: 'NEST', name: 'Asa Maria Lund', bornOn: '1990-04-12' }];
      const after = await createOrganization(tx, ola, roles);
      expect(await now(tx, after.id)).toMatchObject({ status: 'UNVERIFIED' });
      await giveIdentity(tx, ola.owner, lund);
      expect(await now(tx, after.id)).toMatchObject({ status: 'VERIFIED' });
    });
  });

  test('is not verified because its leader joined another account', async () => {
    await database.rolledBack(async (tx) => {
      const mallory = await makeFreelancer(tx, 'TEAM');
      const { id } = await createOrganization(tx, mallory, [manager]);
      const leader = await makeFreelancer(tx);
      await tx.query(
        `insert into app_public.memberships (account_id, user_id, role) values ($1, $2, 'ADMIN')`,
        [mallory.accountId, leader.userId],
      );
      await giveIdentity(tx, leader.owner);
      expect(await now(tx, id)).toMatchObject({ status: 'UNVERIFIED' });
      // A profile that the leader creates in that account is verified.
      const ids = { ...leader, accountId: mallory.accountId };
      await tx.query(
        `update app_public.freelance_profiles set organization_number = '974760673' where id = $1`,
        [id],
      );
      const made = await call(tx, actor.adminOf(ids), 'create_freelance_profile', {
        attributes: organization,
        $prepared: { company: company(number, { roles: [manager] }) },
      });
      expect(await now(tx, made.id)).toMatchObject({ status: 'VERIFIED' });
    });
  });

  test('that was dissolved or is bankrupt is not verified by an e-ID', async () => {
    await database.rolledBack(async (tx) => {
      const who = await makeFreelancer(tx);
      await giveIdentity(tx, who.owner);
      const { id } = await createProfile(tx, who, organization);
      await registerSays(tx, number, { roles: [manager], markedAsBankruptcy: true });
      expect(await now(tx, id)).toMatchObject({ status: 'UNVERIFIED' });
    });
  });
});

test('only the worker identifies a profile, and users cannot record events of foreign rows', async () => {
  await database.rolledBack(async (tx) => {
    const [kari, ola] = [await makeFreelancer(tx), await makeFreelancer(tx)];
    const { id: identityId } = await giveIdentity(tx, ola.owner);
    const { id } = await createProfile(tx, kari, individual);
    const attempts = [
      [`select app_private.identify_profile($1)`, id],
      [`select app_private.identify_profiles_of($1)`, identityId],
      [`select app_private.record_event('identities', $1, null, 'IDENTIFIED', null)`, identityId],
      [`select app_private.record_event('freelance_profiles', $1, null, 'VERIFIED', null)`, id],
    ];
    for (const [text, value] of attempts) {
      const tried = tx.as(kari.owner, (client) => client.query(text!, [value]));
      await expect(tried).rejects.toMatchObject({ code: '42501' });
    }
  });
});
