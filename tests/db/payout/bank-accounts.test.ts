import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call } from './call.ts';
import type { Freelancer } from './freelancer.ts';
import { profileAttributes } from './profile-attributes.ts';
import { type Kind, withProfile as withProfileIn } from './with-profile.ts';

// Goal: bank accounts have the fields that the specification demands, and report all errors together.
// Method: the mutations that a user calls, first correctly, then with each rule broken.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const withProfile = (kind: Kind, work: Parameters<typeof withProfileIn>[2]) =>
  withProfileIn(() => database, kind, work);

const secondLevel = (tx: TestTransaction, who: Freelancer) =>
  tx.query('update app_public.sessions set second_level_at = now() where id = $1', [who.sessionId]);

describe('a bank account', () => {
  // Requirements: A9.6, A9.7, B5.1
  test.each([
    [{ accountNumber: '', currency: 'NOK' }, [{ code: 'BLANK', path: 'attributes.accountNumber' }]],
    [
      { accountNumber: '1234 56 789', currency: 'NOK' },
      [{ code: 'TOO_SHORT', path: 'attributes.accountNumber' }],
    ],
    [
      { accountNumber: '1'.repeat(35), currency: 'NOK' },
      [{ code: 'TOO_BIG', path: 'attributes.accountNumber' }],
    ],
    [
      { accountNumber: 'NO9486011117947', currency: 'NOK' },
      [{ code: 'INVALID', path: 'attributes.accountNumber' }],
    ],
    // The account of the profile itself, as an IBAN.
    [
      { accountNumber: 'NO93 8601 1117\u00a0947', currency: 'NOK' },
      [{ code: 'TAKEN', path: 'attributes.accountNumber' }],
    ],
    [
      { accountNumber: '86011117948', currency: 'NOK' },
      [{ code: 'VERIFICATION_FAILED', path: 'attributes.accountNumber' }],
    ],
    [
      { accountNumber: '86011117947' },
      [
        { code: 'BLANK', path: 'attributes.currency' },
        { code: 'TAKEN', path: 'attributes.accountNumber' },
      ],
    ],
    [
      { accountNumber: 'SE4550000000058398257466', currency: 'SEK' },
      [{ code: 'INCLUSION', path: 'attributes.currency' }],
    ],
    [
      { accountNumber: '15034567899', currency: 'NOK', swiftCode: 'DNBA' },
      [{ code: 'TOO_SHORT', path: 'attributes.swiftCode' }],
    ],
    [
      { accountNumber: '15034567899', currency: 'NOK', swiftCode: 'DNBANOKKXXXX' },
      [{ code: 'TOO_BIG', path: 'attributes.swiftCode' }],
    ],
  ])('%j', async (attributes, refusals) => {
    await withProfile('individual', async (tx, who, profile) => {
      await expectRefusals(
        call(tx, who.owner, 'create_bank_account', { freelanceProfileId: profile.id, attributes }),
        refusals,
      );
    })();
  });

  // Requirements: B5.2, B9.7
  test(
    'in kroner is stored as eleven digits, with or without the prefix of an IBAN',
    withProfile('individual', async (tx, who, profile) => {
      await secondLevel(tx, who);
      const [{ iban = '' } = {}] = await tx.query<{ iban: string }>(
        `select app_hidden.iban('15034567899') as iban`,
      );
      const accountNumber = `${iban.slice(0, 4)} ${iban.slice(4, 8)}\u00a0${iban.slice(8)}`;
      const attributes = { accountNumber, currency: 'NOK' };
      const input = { freelanceProfileId: profile.id, attributes };
      expect(await call(tx, who.owner, 'create_bank_account', input)).toMatchObject({
        account_number: '15034567899',
      });
    }),
  );

  // Requirements: A4.67, A9.7, B4.11, B5.1, B6.3
  test(
    'of an organisation may be in any currency, and requires the second level',
    withProfile('organization', async (tx, who, profile) => {
      const input = {
        freelanceProfileId: profile.id,
        attributes: {
          accountNumber: 'SE45 5000 0000 0583 9825 7466',
          currency: 'SEK',
          swiftCode: 'swedsess',
          default: true,
        },
      };
      const add = () => call(tx, who.owner, 'create_bank_account', input);
      await expectRefusals(add(), [{ code: 'AUTH_LEVEL_2_REQUIRED' }]);
      const [usual] = await tx.query<{ id: string }>(
        'select id from app_public.bank_accounts where freelance_profile_id = $1',
        [profile.id],
      );
      for (const name of ['destroy_bank_account', 'set_default_bank_account']) {
        await expectRefusals(call(tx, who.owner, name, { id: usual?.id }), [
          { code: 'AUTH_LEVEL_2_REQUIRED' },
        ]);
      }
      await secondLevel(tx, who);
      const added = await add();
      expect(added).toMatchObject({
        account_number: 'SE4550000000058398257466',
        swift_code: 'SWEDSESS',
        is_default: true,
      });
      await expectRefusals(add(), [{ code: 'TAKEN', path: 'attributes.accountNumber' }]);

      const destroyed = await call(tx, who.owner, 'destroy_bank_account', { id: added.id });
      expect(destroyed).toMatchObject({ is_default: false, deleted_at: expect.any(String) });
      const [first] = await tx.query<{ id: string; is_default: boolean }>(
        'select id, is_default from app_public.bank_accounts where freelance_profile_id = $1 and deleted_at is null',
        [profile.id],
      );
      expect(first?.is_default).toBe(true);
      await expectRefusals(call(tx, who.owner, 'set_default_bank_account', { id: added.id }), [
        { code: 'INVALID', path: 'id' },
      ]);
      const again = await add();
      expect(
        await call(tx, who.owner, 'set_default_bank_account', { id: first?.id }),
      ).toMatchObject({ is_default: true });
      expect(again.id).not.toBe(added.id);
    }),
  );

  // Requirements: B4.12
  test(
    'cannot be changed by an impersonating operator',
    withProfile('individual', async (tx, who, profile) => {
      const impostor = {
        ...who.owner,
        settings: { ...who.owner.settings, 'app.administrator_id': who.userId },
      };
      await expectRefusals(
        call(tx, impostor, 'create_bank_account', {
          freelanceProfileId: profile.id,
          attributes: {},
        }),
        [{ code: 'INVALID_ACTION' }],
      );
      await expectRefusals(
        call(tx, impostor, 'create_freelance_profile', {
          attributes: profileAttributes.organization,
        }),
        [{ code: 'INVALID_ACTION' }],
      );
    }),
  );
});
