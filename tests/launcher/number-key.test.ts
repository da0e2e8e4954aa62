import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withClient } from '#db/tools/with-client.ts';
import { numberCipher, unwrapKey, type WrappedKey } from '#shared/numbers/number-cipher.ts';
import { numberOwner } from '#shared/numbers/number-owner.ts';
import { ensureNumberKey } from '#tools/launcher/database/ensure-number-key.ts';
import { makeFreelancer } from '../db/payout/freelancer.ts';
import { profileAttributes } from '../db/payout/profile-attributes.ts';
import { createProfile } from '../db/payout/with-profile.ts';
import { createTestDatabase, type TestDatabase } from '../support/create-test-database.ts';
import { giveIdentity, silje } from '../support/people/give-identity.ts';
import { registerPerson } from '../support/people/register-person.ts';
import { signIn } from '../support/people/sign-in.ts';
import { testSecret } from '../support/test-secret.ts';

// Goal: a changed secret loses no number, a foreign one is reported, and numbers that earlier
// releases stored readable are encrypted. Method: starts on a database with one identity.

let database: TestDatabase;
let userId: string;
beforeEach(async () => {
  database = await createTestDatabase();
  ({ userId } = await database.committed(async (tx) => {
    const kari = await registerPerson(tx);
    const { who } = await signIn(tx, kari.userId, kari.accountId);
    await giveIdentity(tx, who);
    return kari;
  }));
});
afterEach(async () => await database.drop());

const start = (secret: string, secretBefore: string | null = null) =>
  ensureNumberKey(database.ownerUrl, { secret, secretBefore });
const query = <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
  withClient(database.superuserUrl, async (client) => (await client.query<Row>(text, values)).rows);
const keyBy = async (secret: string) => {
  const rows = await query<WrappedKey>('select id, wrapped from app_private.number_keys');
  expect(rows).toHaveLength(1);
  return unwrapKey(secret, rows[0]!);
};
const number = async (key: Buffer) => {
  const [row] = await query<{ kept: Buffer }>(
    'select number_encrypted as kept from app_private.identity_numbers',
  );
  return numberCipher(key).open(row!.kept, numberOwner.identity(userId));
};

test('a start with the same secret changes nothing', async () => {
  const before = await query('select * from app_private.number_keys');
  await start(testSecret);
  expect(await query('select * from app_private.number_keys')).toEqual(before);
});

test('a new secret wraps the key again, and every number can still be decrypted', async () => {
  const rows = await query('select * from app_private.identity_numbers');
  await start('the next secret', testSecret);
  expect(await query('select * from app_private.identity_numbers')).toEqual(rows);
  expect(await keyBy(testSecret)).toBeNull();
  expect(await number((await keyBy('the next secret'))!)).toBe(silje.number);
  await start('the next secret', testSecret);
  await start('the one after', 'the next secret');
  expect(await number((await keyBy('the one after'))!)).toBe(silje.number);
});

test('a foreign secret is reported, and nothing is lost', async () => {
  const received = /encrypted under another SECRET.*SECRET_BEFORE.*backup/s;
  await expect(start('of another installation')).rejects.toThrow(received);
  await expect(start('of another installation', 'a guess')).rejects.toThrow(received);
  expect(await number((await keyBy(testSecret))!)).toBe(silje.number);
});

test('an unused key is replaced by one of ours', async () => {
  await query('delete from app_public.identities');
  await start('of another installation');
  expect(await keyBy('of another installation')).toHaveLength(32);
});

test('simultaneous starts create one key', async () => {
  await query('delete from app_public.identities');
  await query('delete from app_private.number_keys');
  await Promise.all([1, 2, 3].map(() => start(testSecret)));
  expect(await keyBy(testSecret)).toHaveLength(32);
});

test('numbers that earlier releases stored readable are encrypted', async () => {
  const { accountId } = await database.committed(async (tx) => {
    const who = await makeFreelancer(tx);
    await createProfile(tx, who, profileAttributes.individual);
    return who;
  });
  await query(
    `update app_private.personal_numbers
     set personal_number = '13097248022', number_encrypted = null, fingerprint = null`,
  );
  await start(testSecret);
  const [row] = await query<{ plain: null; kept: Buffer; fingerprint: Buffer }>(
    'select personal_number as plain, number_encrypted as kept, fingerprint from app_private.personal_numbers',
  );
  const keeper = numberCipher((await keyBy(testSecret))!);
  const owner = numberOwner.profile(accountId);
  expect(row?.plain).toBeNull();
  expect(keeper.open(row!.kept, owner)).toBe('13097248022');
  expect(row!.fingerprint.toString('base64')).toBe(
    keeper.encrypt('NO', '13097248022', owner).fingerprint,
  );
});
