import { beforeAll, describe, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import { call } from './call.ts';
import { makeFreelancer } from './freelancer.ts';
import { agreementVersion, profileAttributes } from './profile-attributes.ts';
import { company, registerSays } from './register-says.ts';
import { verifyProfile } from './verify-profile.ts';
import { createProfile, withProfile } from './with-profile.ts';

// Goal: knowing a number of the public register does not make a user the organisation.
// Method: profiles of organisations that the register knows, does not know and has deleted, for every path to such a
// number.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const number = profileAttributes.organization.organizationNumber;
const other = '974760673';
const ended = ['markedAsBankruptcy', 'underLiquidation', 'underForcedLiquidation', 'deleted'];
const prepared = (answer: object | null) => ({ $prepared: { company: answer } });
const attributes = profileAttributes.organization;
const review = actor.operator('REVIEW');

describe('a hit in the register', () => {
  // Requirements: A4.74, B4.15
  test('locks name, number and address, and verifies no profile', async () => {
    await database.rolledBack(async (tx) => {
      const { owner } = await makeFreelancer(tx);
      const profile = await call(tx, owner, 'create_freelance_profile', {
        attributes,
        ...prepared(company(number)),
      });
      expect(profile).toMatchObject({
        organization_name: 'FJELL OG FJORD AS',
        is_vat_registered: true,
        verified: false,
        status: 'UNVERIFIED',
        national_register_check: true,
      });
      const change = { organizationName: 'Mitt navn', organizationNumber: other };
      await expectRefusals(
        call(tx, owner, 'update_freelance_profile', {
          id: profile.id,
          attributes: { ...change, address: { ...attributes.address, city: 'Moss' } },
        }),
        ['organizationName', 'organizationNumber', 'address'].map((field) => ({
          code: 'IMMUTABLE',
          path: `attributes.${field}`,
        })),
      );
    });
  });

  // Requirements: A4.79
  test.each(ended)('with the mark %s refuses the profile, at once or later', async (mark) => {
    await database.rolledBack(async (tx) => {
      const who = await makeFreelancer(tx);
      const refusal = { code: 'INVALID', path: 'attributes.organizationNumber' };
      const answer = (orgNumber: string) => prepared(company(orgNumber, { [mark]: true }));
      await expectRefusals(
        call(tx, who.owner, 'create_freelance_profile', { attributes, ...answer(number) }),
        [refusal],
      );
      const profile = await createProfile(tx, who, attributes);
      const change = { id: profile.id, attributes: { organizationNumber: other } };
      await expectRefusals(
        call(tx, who.owner, 'update_freelance_profile', { ...change, ...answer(other) }),
        [refusal],
      );
      // The register is down now, and its earlier answer is used.
      await registerSays(tx, other, { [mark]: true });
      await expectRefusals(call(tx, who.owner, 'update_freelance_profile', change), [refusal]);
    });
  });

  test(
    'comes later when the register was down, without delaying the user',
    withProfile(
      () => database,
      'organization',
      async (tx, who, profile) => {
        expect(profile).toMatchObject({ national_register_check: false, verified: false });
        const jobs = await tx.query(
          `select key from graphile_worker.jobs where key like 'look_up%'`,
        );
        expect(jobs).toEqual([{ key: `look_up_organization:${number}` }]);
        await registerSays(tx, number);
        await registerSays(tx, number);
        const [now] = await tx.query('select * from app_public.freelance_profiles where id = $1', [
          profile.id,
        ]);
        expect(now).toMatchObject({
          organization_name: 'FJELL OG FJORD AS',
          national_register_check: true,
          status: 'UNVERIFIED',
          is_vat_registered: true,
        });
        await expectRefusals(
          call(tx, who.owner, 'update_freelance_profile', {
            id: profile.id,
            attributes: { organizationName: 'Mitt navn' },
          }),
          [{ code: 'IMMUTABLE', path: 'attributes.organizationName' }],
        );
      },
    ),
  );
});

describe('an operator', () => {
  test(
    'decides on the version they saw, not on a newer one',
    withProfile(
      () => database,
      'individual',
      async (tx, who, { id, updated_at: updatedAt }) => {
        await call(tx, who.owner, 'update_freelance_profile', {
          id,
          attributes: { lastName: 'Annen' },
        });
        const more = { id, updatedAt, reason: 'Navnet er et annet enn i banken.' };
        for (const name of ['verify', 'refuse']) {
          const decided = call(tx, review, `${name}_freelance_profile`, more);
          await expectRefusals(decided, [{ code: 'INVALID_ACTION', path: 'updatedAt' }]);
        }
      },
    ),
  );

  // Requirements: A4.78
  test(
    'verifies or refuses with a reason, and the freelancer corrects the profile and submits it again',
    withProfile(
      () => database,
      'individual',
      async (tx, who, profile) => {
        const refuse = (reason: string) =>
          call(tx, review, 'refuse_freelance_profile', { id: profile.id, reason });
        await expectRefusals(refuse(' '), [{ code: 'BLANK', path: 'reason' }]);
        await expectRefusals(refuse('x'.repeat(2001)), [{ code: 'TOO_BIG', path: 'reason' }]);
        expect(await refuse('Navnet er et annet enn i banken.')).toMatchObject({
          status: 'REFUSED',
          refusal_reason: 'Navnet er et annet enn i banken.',
        });
        await expectRefusals(verifyProfile(tx, profile.id), [{ code: 'INVALID_TRANSITION' }]);
        // Accepting the terms again corrects nothing.
        await tx.query(`update app_public.freelance_profiles set agreement_version = '1999-01'`);
        const agreed = await call(tx, who.owner, 'update_freelance_profile', {
          id: profile.id,
          attributes: { agreementVersion },
        });
        expect(agreed).toMatchObject({ status: 'REFUSED', agreement_version: agreementVersion });
        const mended = await call(tx, who.owner, 'update_freelance_profile', {
          id: profile.id,
          attributes: { lastName: 'Hansen' },
        });
        expect(mended).toMatchObject({ status: 'UNVERIFIED', refusal_reason: null });
        expect(await verifyProfile(tx, profile.id)).toMatchObject({ verified: true });
        await expectRefusals(
          call(tx, who.owner, 'update_freelance_profile', {
            id: profile.id,
            attributes: { lastName: 'Olsen' },
          }),
          [{ code: 'IMMUTABLE', path: 'attributes.lastName' }],
        );
        const withdrawn = await call(tx, review, 'withdraw_freelance_profile', { id: profile.id });
        expect(withdrawn).toMatchObject({ verified: false, status: 'UNVERIFIED' });
        const received = await tx.query<{ event_type: string }>(
          'select event_type from app_public.events where entity_id = $1 order by id',
          [profile.id],
        );
        expect(received.map((row) => row.event_type)).toEqual([
          'CREATED',
          'REFUSED',
          'UNVERIFIED',
          'VERIFIED',
          'UNVERIFIED',
        ]);
      },
    ),
  );

  // Requirements: A4.73
  test(
    'without the role REVIEW decides nothing, and a member of the account decides nothing there',
    withProfile(
      () => database,
      'individual',
      async (tx, who, profile) => {
        const deciding = [
          actor.operator('READ'),
          actor.operator('FINANCE'),
          actor.operator('ADMIN', who.userId, who.accountId),
        ];
        for (const operator of deciding) {
          await expectRefusals(call(tx, operator, 'verify_freelance_profile', { id: profile.id }), [
            { code: 'UNAUTHORIZED' },
          ]);
        }
        await expectRefusals(call(tx, review, 'verify_freelance_profile', { id: who.accountId }), [
          { code: 'INVALID', path: 'id' },
        ]);
      },
    ),
  );

  test(
    'cannot verify a dissolved or bankrupt organisation, and the register can revoke a verification',
    withProfile(
      () => database,
      'organization',
      async (tx, _who, profile) => {
        await verifyProfile(tx, profile.id);
        await registerSays(tx, number, { markedAsBankruptcy: true });
        const [now] = await tx.query(
          'select status, organization_name from app_public.freelance_profiles where id = $1',
          [profile.id],
        );
        expect(now).toMatchObject({ status: 'UNVERIFIED', organization_name: 'Berg Design AS' });
        await expectRefusals(verifyProfile(tx, profile.id), [{ code: 'INVALID_ACTION' }]);
      },
    ),
  );

  test('sees the register’s answer with roles, and the other profiles that claim the number', async () => {
    await database.rolledBack(async (tx) => {
      const [kari, mallory] = [await makeFreelancer(tx), await makeFreelancer(tx)];
      const profile = await createProfile(tx, kari, attributes);
      const second = await createProfile(tx, mallory, attributes);
      const roles = [{ role: 'DAGL', title: 'Daglig leder', name: 'Ada Li', bornOn: '1980-01-02' }];
      await registerSays(tx, number, { roles });
      // A later answer without roles leaves the stored roles.
      await registerSays(tx, number);
      const seen = await tx.as(review, (client) =>
        client.query(
          `select app_public.freelance_profiles_register_state(p) as state,
             app_public.freelance_profiles_register_roles(p) as roles,
             app_public.freelance_profiles_other_claims(p) as others
           from app_public.freelance_profiles p where p.id = $1`,
          [profile.id],
        ),
      );
      expect(seen.rows).toEqual([
        {
          state: 'SOUND',
          roles: 'Daglig leder: Ada Li, 02.01.1980',
          others: expect.stringContaining(String(second.profile_number)),
        },
      ]);
    });
  });
});

// Requirements: A1.10, A6.36
test('a team can have profiles of organisations only', async () => {
  await database.rolledBack(async (tx) => {
    const team = await makeFreelancer(tx, 'TEAM');
    await expectRefusals(createProfile(tx, team, profileAttributes.individual), [
      { code: 'INCLUSION', path: 'attributes.freelanceType' },
    ]);
    await createProfile(tx, team, attributes);
  });
});
