import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { sessionOf } from '../../support/people/session-of.ts';
import { signIn } from '../../support/people/sign-in.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('logging out everywhere else keeps this session, and nobody else’s is touched', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const { who, token } = await signIn(tx, kari.userId, kari.accountId);
    const other = await signIn(tx, kari.userId, kari.accountId);
    const ola = await registerPerson(tx);
    const strange = await signIn(tx, ola.userId, ola.accountId);
    const settings = { ...who.settings, 'app.administrator_id': kari.userId };
    await expectRefusals(call(tx, { ...who, settings }, 'destroy_other_sessions', {}), [
      { code: 'INVALID_ACTION' },
    ]);
    await call(tx, who, 'destroy_other_sessions', {});
    expect(await sessionOf(tx, token)).not.toBeNull();
    expect(await sessionOf(tx, strange.token)).not.toBeNull();
    expect(await sessionOf(tx, other.token)).toBeNull();
  });
});
