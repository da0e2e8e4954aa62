import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import { call } from './call.ts';
import { makeFreelancer } from './freelancer.ts';
import { address, agreementVersion, profileAttributes } from './profile-attributes.ts';
import { verifyProfile } from './verify-profile.ts';
import { createProfile, type Kind, withProfile as withProfileIn } from './with-profile.ts';

// Goal: payout profiles have the fields that the specification demands, and report all errors together.
// Method: the mutations that a user calls, first correctly, then with each rule broken.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const withProfile = (kind: Kind, work: Parameters<typeof withProfileIn>[2]) =>
  withProfileIn(() => database, kind, work);

describe('a profile', () => {
  test(
    'of a person hides the personal number and is taxed at 50 percent without a tax card',
    withProfile('individual', async (tx, who, profile) => {
      expect(profile).toMatchObject({
        personal_number_masked: '130972*****',
        salary_tax_percent: 30,
        verified: false,
      });
      const secret = 'select * from app_private.personal_numbers';
      await expect(tx.as(who.owner, (client) => client.query(secret))).rejects.toThrow(
        /permission denied/,
      );
      const audits = await tx.query<{ after: object }>(
        'select after from app_public.audit_entries',
      );
      expect(JSON.stringify(audits)).not.toContain('13097248022');
      const changed = await call(tx, who.owner, 'update_freelance_profile', {
        id: profile.id,
        attributes: { salaryTaxPercent: null },
      });
      expect(changed.salary_tax_percent).toBe(50);
    }),
  );

  // Requirements: A6.22, B2.20
  test(
    'of an organisation is refused in a personal account with one of a person',
    withProfile('individual', async (tx, who) => {
      await expectRefusals(createProfile(tx, who, profileAttributes.organization), [
        { code: 'INVALID_ACTION', path: 'attributes.freelanceType' },
      ]);
    }),
  );

  // Requirements: B5.10
  test('of a person reports every missing field', async () => {
    await database.rolledBack(async (tx) => {
      const who = await makeFreelancer(tx);
      await expectRefusals(
        createProfile(tx, who, {
          freelanceType: 'INDIVIDUAL',
          salaryTaxPercent: '101',
          invoiceStartingNumber: 0,
        }),
        [
          { code: 'BLANK', path: 'attributes.firstName' },
          { code: 'BLANK', path: 'attributes.lastName' },
          { code: 'BLANK', path: 'attributes.personalNumber' },
          { code: 'BLANK', path: 'attributes.bankAccount.accountNumber' },
          { code: 'BLANK', path: 'attributes.bankAccount.currency' },
          { code: 'TOO_BIG', path: 'attributes.salaryTaxPercent' },
          { code: 'TOO_SMALL', path: 'attributes.invoiceStartingNumber' },
          { code: 'BLANK', path: 'attributes.agreementVersion' },
        ],
      );
      await expectRefusals(createProfile(tx, who, {}), [
        { code: 'BLANK', path: 'attributes.freelanceType' },
        { code: 'BLANK', path: 'attributes.agreementVersion' },
      ]);
      await expectRefusals(
        createProfile(tx, who, { ...profileAttributes.individual, personalNumber: '13097248023' }),
        [{ code: 'INVALID', path: 'attributes.personalNumber' }],
      );
    });
  });

  // Requirements: B5.6
  test('of an organisation reports every invalid field', async () => {
    await database.rolledBack(async (tx) => {
      const who = await makeFreelancer(tx);
      const wrong = {
        freelanceType: 'ORGANIZATION',
        organizationNumber: '123456789',
        agreementVersion,
        address: { ...address, line1: ' ', country: 'US' },
        referencePeople: [
          { name: 'Per', email: 'per@x.no' },
          { name: 'PER', email: 'PER@x.no', phone: '12x34' },
          { name: '', email: 'nonsense' },
        ],
      };
      await expectRefusals(createProfile(tx, who, wrong), [
        { code: 'BLANK', path: 'attributes.organizationName' },
        { code: 'BLANK', path: 'attributes.address.line1' },
        { code: 'INCLUSION', path: 'attributes.address.country' },
        { code: 'TAKEN', path: 'attributes.referencePeople.1.name' },
        { code: 'TAKEN', path: 'attributes.referencePeople.1.email' },
        { code: 'INVALID_PHONE_NUMBER', path: 'attributes.referencePeople.1.phone' },
        { code: 'BLANK', path: 'attributes.referencePeople.2.name' },
        { code: 'INVALID', path: 'attributes.referencePeople.2.email' },
      ]);
      await expectRefusals(
        createProfile(tx, who, {
          ...profileAttributes.organization,
          organizationNumber: '123456789',
        }),
        [{ code: 'INVALID', path: 'attributes.organizationNumber' }],
      );
    });
  });

  // Requirements: A8.57
  test(
    'of an organisation is unique in its account, can be created without the register, and can be updated',
    withProfile('organization', async (tx, who, profile) => {
      await expectRefusals(createProfile(tx, who, profileAttributes.organization), [
        { code: 'TAKEN', path: 'attributes.organizationNumber' },
      ]);
      const update = (attributes: object) =>
        call(tx, who.owner, 'update_freelance_profile', { id: profile.id, attributes });
      const people = [
        { name: 'Per', email: 'per@x.no' },
        { name: 'Ola', email: 'ola@x.no' },
      ];
      await update({ organizationName: 'Berg AS', referencePeople: people });
      const rows = await tx.query<{ id: string; name: string }>(
        'select id, name from app_public.reference_people where freelance_profile_id = $1 order by name',
        [profile.id],
      );
      const [ola, per] = rows;
      // Two people swap names and a third is added, without a conflict.
      await update({
        referencePeople: [
          { id: ola?.id, name: 'Per', email: 'per@x.no' },
          { id: per?.id, name: 'Ola', email: 'ola@x.no' },
          { name: 'Kari', email: 'kari@x.no' },
        ],
      });
      await expectRefusals(
        update({ freelanceType: 'INDIVIDUAL', bankAccount: { accountNumber: '1' } }),
        [
          { code: 'IMMUTABLE', path: 'attributes.freelanceType' },
          { code: 'PRESENT', path: 'attributes.bankAccount' },
        ],
      );
      await verifyProfile(tx, profile.id);
      await expectRefusals(
        update({ organizationName: 'X AS', address: { ...address, city: 'Bergen' } }),
        [
          { code: 'IMMUTABLE', path: 'attributes.organizationName' },
          { code: 'IMMUTABLE', path: 'attributes.address' },
        ],
      );
      await update({ address });
    }),
  );

  // Requirements: A8.29, B2.16, B2.19, B4.10, B6.2
  test(
    'that is archived is read-only until it is restored',
    withProfile('organization', async (tx, who, profile) => {
      const input = { id: profile.id };
      await call(tx, who.owner, 'archive_freelance_profile', input);
      const archived = [{ code: 'FREELANCE_PROFILE_ARCHIVED', path: '' }];
      await expectRefusals(call(tx, who.owner, 'archive_freelance_profile', input), archived);
      await expectRefusals(
        call(tx, who.owner, 'update_freelance_profile', { ...input, attributes: {} }),
        archived,
      );
      const bank = {
        freelanceProfileId: profile.id,
        attributes: { accountNumber: '86011117947', currency: 'NOK' },
      };
      await expectRefusals(call(tx, who.owner, 'create_bank_account', bank), [
        { code: 'FREELANCE_PROFILE_ARCHIVED', path: 'freelanceProfileId' },
        { code: 'TAKEN', path: 'attributes.accountNumber' },
      ]);
      await call(tx, who.owner, 'unarchive_freelance_profile', input);
      await call(tx, who.owner, 'update_freelance_profile', { ...input, attributes: {} });
    }),
  );

  // Requirements: A6.32
  test(
    'of another account is not found, and members can only read',
    withProfile('individual', async (tx, who, profile) => {
      const other = await makeFreelancer(tx);
      await expectRefusals(call(tx, other.owner, 'archive_freelance_profile', { id: profile.id }), [
        { code: 'INVALID', path: 'id' },
      ]);
      await expectRefusals(call(tx, who.member, 'archive_freelance_profile', { id: profile.id }), [
        { code: 'UNAUTHORIZED' },
      ]);
    }),
  );
});
