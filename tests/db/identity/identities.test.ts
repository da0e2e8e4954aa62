// Goal: a national number belongs to one user and is never shown, and an identified user has the name of their e-ID.
// Method: the result of a broker is passed to the mutation as the server does it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { numberOwner } from '#shared/numbers/number-owner.ts';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { cipherOf } from '../../support/numbers/cipher-of.ts';
import { call } from '../../support/people/call.ts';
import { giveIdentity, silje } from '../../support/people/give-identity.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { kariSignedIn } from './phone.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const nameOf = async (tx: TestTransaction, userId: string) => {
  const [user] = await tx.query<{ name: string }>(
    `select first_name || ' ' || last_name as name from app_public.users where id = $1`,
    [userId],
  );
  return user?.name;
};
const swedish = { country: 'SE', number: '199004122389', firstName: 'Astrid', lastName: 'Lund' };

// Requirements: A2.110, B3.7
test('the first identity becomes the default, names the user, and shows six characters', async () => {
  await database.rolledBack(async (tx) => {
    const { who, userId } = await kariSignedIn(tx);
    expect(await giveIdentity(tx, who)).toMatchObject({
      identifier: '148985*****',
      is_default: true,
      country: 'NO',
      born_on: expect.any(Date),
    });
    expect(await nameOf(tx, userId)).toBe('Silje Marie Dal');
    const { rows } = await tx.as(who, (client) =>
      client.query('select app_hidden.has_identity($1) as has', [userId]),
    );
    expect(rows[0].has).toBe(true);
  });
});

// Requirements: A2.109, A7.45, A8.30, B4.11
test('the name of an identified user changes only with their default identity', async () => {
  await database.rolledBack(async (tx) => {
    const { who, userId } = await kariSignedIn(tx);
    await giveIdentity(tx, who);
    const change = (attributes: object) => call(tx, who, 'update_user', { attributes });
    await expectRefusals(change({ firstName: 'Kari', lastName: 'Nordmann' }), [
      { code: 'IMMUTABLE', path: 'attributes.firstName' },
      { code: 'IMMUTABLE', path: 'attributes.lastName' },
    ]);
    await change({ firstName: 'Silje Marie', lastName: 'Dal', occupation: 'Maler' });
    const second = await giveIdentity(tx, who, swedish);
    expect(second.is_default).toBe(false);
    expect(await nameOf(tx, userId)).toBe('Silje Marie Dal');
    await call(tx, who, 'set_default_identity', { id: second.id });
    expect(await nameOf(tx, userId)).toBe('Astrid Lund');
    const rows = await tx.query('select from app_public.identities where is_default');
    expect(rows).toHaveLength(1);
  });
});

test('a number that is verified again updates the names of the same identity', async () => {
  await database.rolledBack(async (tx) => {
    const { who, userId } = await kariSignedIn(tx);
    const { id } = await giveIdentity(tx, who);
    expect((await giveIdentity(tx, who, { lastName: 'Vik' })).id).toBe(id);
    expect(await nameOf(tx, userId)).toBe('Silje Marie Vik');
  });
});

test.each([
  [silje, silje],
  [swedish, { ...swedish, number: '19900412-2389' }],
  [swedish, { ...swedish, number: '900412-2389' }],
  [
    { country: 'DK', number: '0906914222' },
    { country: 'DK', number: '090691-4222' },
  ],
  [
    { country: 'FI', number: '120488-901R' },
    { country: 'FI', number: '120488A901r' },
  ],
])('a number that belongs to another user is TAKEN, in any notation: %j', async (one, same) => {
  await database.rolledBack(async (tx) => {
    const [kari, ola] = [await kariSignedIn(tx), await kariSignedIn(tx)];
    await giveIdentity(tx, kari.who, one);
    await expectRefusals(giveIdentity(tx, ola.who, same), [{ code: 'TAKEN', path: '' }]);
    expect(await nameOf(tx, ola.userId)).toBe('Kari Nordmann');
  });
});

test('only one of two users who verify the same number at the same time gets it', async () => {
  const people = await database.committed(async (tx) => [
    await kariSignedIn(tx),
    await kariSignedIn(tx),
  ]);
  const answers = await Promise.allSettled(
    people.map(({ who }) =>
      database.committed((tx) => giveIdentity(tx, who, { number: '03929223240' })),
    ),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('the number is stored encrypted, and neither the row nor the audit trail shows it', async () => {
  await database.rolledBack(async (tx) => {
    const { who, userId } = await kariSignedIn(tx);
    await giveIdentity(tx, who);
    const [received] = await tx.query<{ text: string }>(
      `select (select jsonb_agg(to_jsonb(a)) from app_public.audit_entries a)::text
           || (select jsonb_agg(to_jsonb(i)) from app_public.identities i)::text
           || (select jsonb_agg(to_jsonb(n)) from app_private.identity_numbers n)::text as text`,
    );
    expect(received?.text).toContain(userId);
    expect(received?.text).not.toContain(silje.number);
    expect(received?.text).not.toContain(Buffer.from(silje.number).toString('hex'));
    const [stored] = await tx.query<{ encrypted: Buffer }>(
      `select n.number_encrypted as encrypted
       from app_private.identity_numbers n join app_public.identities i on i.id = n.identity_id
       where i.user_id = $1`,
      [userId],
    );
    const cipher = await cipherOf(tx);
    expect(cipher.open(stored!.encrypted, numberOwner.identity(userId))).toBe(silje.number);
  });
});

test('a failed verification and a forged result create no identity', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await kariSignedIn(tx);
    const say = ($prepared: object) => call(tx, who, 'criipto_verify', { $prepared });
    await expectRefusals(say({ refusal: 'VERIFICATION_FAILED' }), [
      { code: 'VERIFICATION_FAILED', path: '' },
    ]);
    await expectRefusals(say({ refusal: 'INVALID', path: 'redirectUri' }), [
      { code: 'INVALID', path: 'redirectUri' },
    ]);
    await expectRefusals(say({}), [{ code: 'PARTNER_CALLBACK_ERROR', path: '' }]);
    const forged = { $prepared: { text: '{}', seal: 'mine' } };
    const by = (client: { query: (text: string, values: unknown[]) => Promise<unknown> }) =>
      client.query('select app_public.criipto_verify($1)', [JSON.stringify(forged)]);
    await expect(tx.as(who, by)).rejects.toThrow('no valid seal');
  });
});

test('neither an impersonating operator nor a user with an unconfirmed address can verify an e-ID', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await kariSignedIn(tx);
    const { id } = await giveIdentity(tx, who);
    const operator = { ...who, settings: { ...who.settings, 'app.administrator_id': id } };
    await expectRefusals(giveIdentity(tx, operator), [{ code: 'INVALID_ACTION', path: '' }]);
    await expectRefusals(call(tx, operator, 'set_default_identity', { id }), [
      { code: 'INVALID_ACTION', path: '' },
    ]);
    const other = await registerPerson(tx, {}, { confirmed: false });
    const settings = { ...who.settings, 'app.user_id': other.userId };
    await expectRefusals(giveIdentity(tx, { ...who, settings }, swedish), [
      { code: 'USER_NOT_CONFIRMED', path: '' },
    ]);
    await expectRefusals(call(tx, { ...who, settings }, 'set_default_identity', { id }), [
      { code: 'INVALID', path: 'id' },
    ]);
  });
});

test('an identified user who enters a name gets the name of the e-ID', async () => {
  await database.rolledBack(async (tx) => {
    const { who, userId } = await kariSignedIn(tx);
    await tx.query(
      'update app_public.users set first_name = null, last_name = null where id = $1',
      [userId],
    );
    await giveIdentity(tx, who);
    expect(await nameOf(tx, userId)).toBeNull();
    const attributes = { firstName: 'Kari', lastName: 'Nordmann' };
    expect(await call(tx, who, 'onboard', { attributes })).toMatchObject({ last_name: 'Dal' });
  });
});
