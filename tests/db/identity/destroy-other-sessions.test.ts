import { beforeAll, expect, test } from 'vitest';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { sessionOf } from '../../support/people/session-of.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';

let database: SharedDatabase;

beforeAll(async () => {
  database = await sharedDatabase();
});

test('logging out everywhere else leaves this session and the sessions of other users open', async () => {
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
