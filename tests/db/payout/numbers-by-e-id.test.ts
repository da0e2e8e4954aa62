// Goal: a user with an e-ID is paid under no other number.
// Method: profiles created and updated before and after an e-ID of each country was verified.
import { beforeAll, expect, test } from 'vitest';
import { asPersonalNumber } from '#plugins/modules/payout/create_freelance_profile.ts';
import { maskedNumber, numberOwner } from '#shared/numbers/number-owner.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { cipherOf } from '../../support/numbers/cipher-of.ts';
import { giveIdentity, silje } from '../../support/people/give-identity.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import { call } from './call.ts';
import { makeFreelancer } from './freelancer.ts';
import { profileAttributes } from './profile-attributes.ts';
import { createProfile } from './with-profile.ts';

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const mismatch = [{ code: 'PERSONAL_NUMBER_MISMATCH', path: 'attributes.personalNumber' }];
const individual = profileAttributes.individual;
const { firstName: _first, lastName: _last, personalNumber: _number, ...missing } = individual;
const nameless = { ...missing, firstName: null, lastName: ' ' };

// Requirements: A4.76, A8.56, B8.14
test('a profile with another number than the e-ID is refused, and one with its number is created', async () => {
  await database.rolledBack(async (tx) => {
    const who = await makeFreelancer(tx);
    await giveIdentity(tx, who.owner);
    await expectRefusals(createProfile(tx, who, individual), mismatch);
    const made = await createProfile(tx, who, { ...nameless, personalNumber: silje.number });
    expect(made).toMatchObject({ personal_number_masked: '148985*****' });
    const change = { id: made.id, attributes: { personalNumber: individual.personalNumber } };
    await expectRefusals(call(tx, who.owner, 'update_freelance_profile', change), mismatch);
  });
});

test('a profile of an identified user must have the name of the e-ID', async () => {
  await database.rolledBack(async (tx) => {
    const who = await makeFreelancer(tx);
    await giveIdentity(tx, who.owner);
    const named = (names: object) =>
      createProfile(tx, who, { ...missing, personalNumber: silje.number, ...names });
    await expectRefusals(named({ firstName: 'Kari', lastName: 'Nordmann' }), [
      { code: 'IMMUTABLE', path: 'attributes.firstName' },
      { code: 'IMMUTABLE', path: 'attributes.lastName' },
    ]);
    expect(await named({ lastName: 'Dal' })).toMatchObject({
      first_name: 'Silje Marie',
      last_name: 'Dal',
    });
  });
});

// Requirements: B5.11
test('the number may be left out, and is then taken from the e-ID', async () => {
  await database.rolledBack(async (tx) => {
    const who = await makeFreelancer(tx);
    await giveIdentity(tx, who.owner);
    const cipher = await cipherOf(tx);
    const take = (number: string) => {
      const stored = cipher.encrypt('NO', number, numberOwner.profile(who.accountId));
      const $prepared = { number: { ...stored, masked: maskedNumber(number) } };
      return call(tx, who.owner, 'create_freelance_profile', { attributes: missing, $prepared });
    };
    expect(await take(silje.number)).toMatchObject({ personal_number_masked: '148985*****' });
    await expectRefusals(take(silje.number), [
      { code: 'INVALID_ACTION', path: 'attributes.freelanceType' },
      { code: 'TAKEN', path: 'attributes.personalNumber' },
    ]);
  });
});

test('a Swedish number is the same with and without its century and dash', async () => {
  await database.rolledBack(async (tx) => {
    const who = await makeFreelancer(tx);
    await giveIdentity(tx, who.owner, { country: 'SE', number: '199004122389' });
    await expectRefusals(createProfile(tx, who, individual), mismatch);
    const made = await createProfile(tx, who, { ...nameless, personalNumber: '900412-2389' });
    expect(made).toMatchObject({ status: 'UNVERIFIED' });
  });
});

test.each([
  ['a user without an e-ID', null],
  ['a Dane', { country: 'DK', number: '0906914222' }],
])('%s: no Norwegian number is verified', async (_who, identity) => {
  await database.rolledBack(async (tx) => {
    const who = await makeFreelancer(tx);
    const other = await makeFreelancer(tx);
    await giveIdentity(tx, other.owner);
    if (identity) await giveIdentity(tx, who.owner, identity);
    expect(await createProfile(tx, who, individual)).toMatchObject({ status: 'UNVERIFIED' });
  });
});

test.each([
  ['NO', '14898512097', '14898512097'],
  ['SE', '199004122389', '19900412-2389'],
  ['SE', '192604122389', '19260412+2389'],
])('a number of %s is stored in the format of payout', (country, number, written) => {
  expect(asPersonalNumber(country, number, 2026)).toBe(written);
});
