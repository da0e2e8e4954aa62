import { beforeAll, expect, test } from 'vitest';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import { call } from './call.ts';
import { makeFreelancer } from './freelancer.ts';
import { profileAttributes } from './profile-attributes.ts';

// Goal: the agreement that a user accepted is recorded with its time and the rates that apply.
// Method: profiles created and updated with the current version, an old one and none.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

// Requirements: A9.23, B9.5
test('the agreement states the current rates', async () => {
  await database.rolledBack(async (tx) => {
    const rows = await tx.query('select (app_public.freelance_agreement()).*');
    expect(rows).toMatchObject([
      {
        platform_fee_percent: '5',
        employer_tax_percent: '14.1',
        vat_percent: '25',
        sick_pay_from_day: 17,
      },
    ]);
  });
});

// Requirements: A1.13, A8.26, A8.28, B8.15
test('a profile stores the version and the time of its agreement', async () => {
  await database.rolledBack(async (tx) => {
    const { owner } = await makeFreelancer(tx);
    const [present] = await tx.query<{ version: string }>(
      'select (app_public.freelance_agreement()).version',
    );
    const agreementVersion = present?.version;
    const attributes = { ...profileAttributes.individual, agreementVersion: '1999-01' };
    await expectRefusals(call(tx, owner, 'create_freelance_profile', { attributes }), [
      { code: 'DOCUMENT_NOT_FOUND', path: 'attributes.agreementVersion' },
    ]);
    const profile = await call(tx, owner, 'create_freelance_profile', {
      attributes: { ...attributes, agreementVersion },
    });
    expect(profile).toMatchObject({ agreement_version: agreementVersion });
    await tx.query(
      `update app_public.freelance_profiles set agreement_accepted_at = '2026-01-01T10:00Z'`,
    );
    const update = (change: object) =>
      call(tx, owner, 'update_freelance_profile', { id: profile.id, attributes: change });
    await expectRefusals(update({ agreementVersion: '1999-01' }), [
      { code: 'DOCUMENT_NOT_FOUND', path: 'attributes.agreementVersion' },
    ]);
    // The same version is accepted once: a second time would make the agreement younger.
    await expectRefusals(update({ agreementVersion }), [
      { code: 'DOCUMENT_SIGNED', path: 'attributes.agreementVersion' },
    ]);
    for (const change of [{ agreementVersion: null }, { firstName: 'Ada' }]) {
      const stored = await update(change);
      expect(stored.agreement_version).toBe(agreementVersion);
      expect(new Date(String(stored.agreement_accepted_at)).toISOString()).toMatch(
        /^2026-01-01T10/,
      );
    }
    await tx.query(`update app_public.freelance_profiles set agreement_version = '1999-01'`);
    const agreed = await update({ agreementVersion });
    expect(agreed.agreement_version).toBe(agreementVersion);
    expect(new Date(String(agreed.agreement_accepted_at)).toISOString()).not.toMatch(/^2026-01-01/);
  });
});

test('a profile cannot be created without an agreement', async () => {
  await database.rolledBack(async (tx) => {
    const { owner } = await makeFreelancer(tx);
    for (const agreementVersion of [undefined, null, ' ']) {
      const attributes = { ...profileAttributes.individual, agreementVersion };
      await expectRefusals(call(tx, owner, 'create_freelance_profile', { attributes }), [
        { code: 'BLANK', path: 'attributes.agreementVersion' },
      ]);
    }
  });
});
