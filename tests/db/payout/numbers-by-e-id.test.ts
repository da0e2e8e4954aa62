// Goal: who has shown an e-ID is paid under no other number. Method: profiles made and changed before and
// after an e-ID of each country was shown.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { giveIdentity, silje } from '../../support/people/give-identity.ts';
import { call } from './call.ts';
import { makeFreelancer } from './freelancer.ts';
import { profileAttributes } from './profile-attributes.ts';
import { createProfile } from './with-profile.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const mismatch = [{ code: 'PERSONAL_NUMBER_MISMATCH', path: 'attributes.personalNumber' }];
const individual = profileAttributes.individual;

test('another number than the e-ID says makes no profile, and the one it says does', async () => {
  await database.rolledBack(async (tx) => {
    const who = await makeFreelancer(tx);
    await giveIdentity(tx, who.owner);
    await expectRefusals(createProfile(tx, who, individual), mismatch);
    const made = await createProfile(tx, who, { ...individual, personalNumber: silje.number });
    expect(made).toMatchObject({ personal_number_masked: '148985*****' });
    const change = { id: made.id, attributes: { personalNumber: individual.personalNumber } };
    await expectRefusals(call(tx, who.owner, 'update_freelance_profile', change), mismatch);
  });
});

test('a Swedish number is the same with and without its century and dash', async () => {
  await database.rolledBack(async (tx) => {
    const who = await makeFreelancer(tx);
    await giveIdentity(tx, who.owner, { country: 'SE', number: '199004122389' });
    await expectRefusals(createProfile(tx, who, individual), mismatch);
    const made = await createProfile(tx, who, { ...individual, personalNumber: '900412-2389' });
    expect(made).toMatchObject({ status: 'UNVERIFIED' });
  });
});

test.each([
  ['nobody', null],
  ['a Dane', { country: 'DK', number: '0906914222' }],
])('%s says nothing of a Norwegian number', async (_who, identity) => {
  await database.rolledBack(async (tx) => {
    const who = await makeFreelancer(tx);
    const other = await makeFreelancer(tx);
    await giveIdentity(tx, other.owner);
    if (identity) await giveIdentity(tx, who.owner, identity);
    expect(await createProfile(tx, who, individual)).toMatchObject({ status: 'UNVERIFIED' });
  });
});
