import { beforeAll, expect, test } from 'vitest';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { createTeam } from '../../support/people/create-team.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

let database: SharedDatabase;

beforeAll(async () => {
  database = await sharedDatabase();
});

const address = { line1: 'Storgata 1', postalCode: '0155', city: 'Oslo', country: 'NO' };

async function teamOf(tx: TestTransaction) {
  const kari = await registerPerson(tx);
  const id = await createTeam(tx, kari.userId);
  return { id, ...(await signIn(tx, kari.userId, id)) };
}

// Requirements: A2.113, A2.114, A7.22
test('an absent field stays unchanged, a null field is cleared', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await teamOf(tx);
    const update = (attributes: object) => call(tx, who, 'update_account', { attributes });
    const contact = { email: 'post@lag.example', phoneNumber: '+4722334455', address };
    expect(await update({ name: ' Nytt navn ', ...contact, language: 'EN' })).toMatchObject({
      name: 'Nytt navn',
      email: 'post@lag.example',
      phone_number: '+4722334455',
      language: 'EN',
    });
    expect(await update({ phoneNumber: null, address: null, email: '' })).toMatchObject({
      name: 'Nytt navn',
      email: null,
      phone_number: null,
      address: null,
      language: 'EN',
    });
  });
});

// Requirements: A5.2, A5.4, A8.21, A8.33
test('BLANK and INVALID: all errors are reported together', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await teamOf(tx);
    const attributes = { name: ' ', email: 'post', address: { country: 'Norge', city: 'Oslo' } };
    await expectRefusals(call(tx, who, 'update_account', { attributes }), [
      { code: 'BLANK', path: 'attributes.name' },
      { code: 'INVALID', path: 'attributes.email' },
      { code: 'BLANK', path: 'attributes.address.line1' },
      { code: 'BLANK', path: 'attributes.address.postalCode' },
      { code: 'INVALID', path: 'attributes.address.country' },
    ]);
    const empty = { address: { line1: ' ', postalCode: '', country: 'NO' } };
    await expectRefusals(call(tx, who, 'update_account', { attributes: empty }), [
      { code: 'BLANK', path: 'attributes.address' },
    ]);
  });
});

// Requirements: A5.9, A8.37
test.each(['ring meg', '+47+1', '22'])('INVALID_PHONE_NUMBER: %s', async (phoneNumber) => {
  await database.rolledBack(async (tx) => {
    const { who } = await teamOf(tx);
    await expectRefusals(call(tx, who, 'update_account', { attributes: { phoneNumber } }), [
      { code: 'INVALID_PHONE_NUMBER', path: 'attributes.phoneNumber' },
    ]);
  });
});

// Requirements: A7.23
test('INVALID_ACTION: a personal account can neither be renamed nor become a team', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const { who } = await signIn(tx, kari.userId, kari.accountId);
    const input = { personal: false, attributes: { name: 'Kari AS' } };
    await expectRefusals(call(tx, who, 'update_account', input), [
      { code: 'INVALID_ACTION', path: 'personal' },
      { code: 'INVALID_ACTION', path: 'attributes.name' },
    ]);
    const phone = { personal: true, attributes: { phoneNumber: '99887766' } };
    expect(await call(tx, who, 'update_account', phone)).toMatchObject({
      phone_number: '99887766',
    });
  });
});

// Requirements: A2.118, A6.27
test('UNAUTHORIZED: a member only reads', async () => {
  await database.rolledBack(async (tx) => {
    const { id } = await teamOf(tx);
    const ola = await registerPerson(tx);
    await tx.query(
      `insert into app_public.memberships (account_id, user_id, role) values ($1, $2, 'MEMBER')`,
      [id, ola.userId],
    );
    const { who } = await signIn(tx, ola.userId, id);
    const attributes = { name: 'Mitt' };
    await expectRefusals(call(tx, who, 'update_account', { attributes }), [
      { code: 'UNAUTHORIZED' },
    ]);
  });
});
