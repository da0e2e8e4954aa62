import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { anOperator } from '../../support/people/an-operator.ts';
import { call } from '../../support/people/call.ts';
import { createTeam } from '../../support/people/create-team.ts';
import { anyHash, registerPerson } from '../../support/people/register-person.ts';
import { sessionOf } from '../../support/people/session-of.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';

let database: SharedDatabase;

beforeAll(async () => {
  database = await sharedDatabase();
});

// Requirements: A4.71
test('an ADMIN operator acts as the owner, and both are logged', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const { who, operatorId } = await anOperator(tx);
    const input = { id: kari.accountId, reason: 'Asked for help with a draft' };
    const { token } = await call<{ token: string }>(tx, who, 'impersonate_account', input);
    const acting = await sessionOf(tx, token);
    expect(acting).toMatchObject({
      role: 'app_user',
      settings: { 'app.user_id': kari.userId, 'app.administrator_id': operatorId },
    });
    await call(tx, acting!, 'update_user', { attributes: { occupation: 'Grafiker' } });
    const logged = await tx.query(
      `select user_id, administrator_id from app_public.audit_entries
       where table_name = 'users' and after ? 'occupation' and operation = 'UPDATE'`,
    );
    expect(logged).toEqual([{ user_id: kari.userId, administrator_id: operatorId }]);
  });
});

test('UNAUTHORIZED: any other operator', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const { who } = await anOperator(tx, 'FINANCE');
    const input = { id: kari.accountId, reason: 'Curious' };
    await expectRefusals(call(tx, who, 'impersonate_account', input), [{ code: 'UNAUTHORIZED' }]);
  });
});

test('ACCOUNT_NOT_FOUND, ACCOUNT_BLOCKED, USER_BLOCKED and BLANK', async () => {
  await database.rolledBack(async (tx) => {
    const { accountId: id, userId } = await registerPerson(tx);
    const { who } = await anOperator(tx);
    const act = (input: object) => call(tx, who, 'impersonate_account', input);
    await expectRefusals(act({ id: userId, reason: ' ' }), [
      { code: 'ACCOUNT_NOT_FOUND', path: 'id' },
      { code: 'BLANK', path: 'reason' },
    ]);
    await tx.query('update app_public.users set blocked_at = now() where id = $1', [userId]);
    await expectRefusals(act({ id, reason: 'x' }), [{ code: 'USER_BLOCKED', path: 'id' }]);
    await tx.query('update app_public.accounts set blocked_at = now() where id = $1', [id]);
    await expectRefusals(act({ id, reason: 'x' }), [{ code: 'ACCOUNT_BLOCKED', path: 'id' }]);
  });
});

// Requirements: A4.83
test('AUTH_LEVEL_2_REQUIRED: the last code is older than a quarter of an hour; a code in the input lasts as long', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const { who } = await anOperator(tx);
    const input = { id: kari.accountId, reason: 'A draft' };
    const act = (found?: object) =>
      call(tx, who, 'impersonate_account', { ...input, ...(found && { $prepared: found }) });
    const later = () =>
      tx.query(
        `update app_public.sessions set second_level_at = second_level_at - interval '16 minutes' where id = $1`,
        [who.settings['app.session_id']],
      );
    await act({});
    await later();
    const needed = [{ code: 'AUTH_LEVEL_2_REQUIRED', path: 'code' }];
    await expectRefusals(act(), needed);
    await expectRefusals(act({}), needed);
    const wrong = [{ code: 'INVALID_TOKEN', path: 'code' }];
    await expectRefusals(act({ tried: true, totpStep: null }), wrong);
    const limited = [{ code: 'ATTEMPTS_LIMIT_EXCEEDED', path: 'code' }];
    await expectRefusals(act({ tried: true, isLimited: true }), limited);
    await act({ tried: true, totpStep: 7 });
    await act();
    await later();
    // The same code again, and an earlier one.
    for (const totpStep of [7, 6]) await expectRefusals(act({ tried: true, totpStep }), wrong);
    await expectRefusals(act(), needed);
    await act({ tried: true, totpStep: 8 });
  });
});

test('impersonation ends after two hours, also when the account is switched', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const team = await createTeam(tx, kari.userId);
    const { who } = await anOperator(tx);
    const input = { id: kari.accountId, reason: 'A draft' };
    const { token } = await call<{ token: string }>(tx, who, 'impersonate_account', input);
    const acting = (await sessionOf(tx, token)) as Actor;
    const sessionId = acting.settings['app.session_id'];
    await tx.query(
      `update app_public.sessions set expires_at = now() + interval '5 minutes' where id = $1`,
      [sessionId],
    );
    const lives = `select expires_at - now() as "left", administrator_id from app_public.sessions`;
    await call(tx, acting, 'switch_account', { id: team });
    const [second] = await tx.query(`${lives} where account_id = $1`, [team]);
    expect(second).toMatchObject({ left: { minutes: 5 } });
    await call(tx, who, 'impersonate_account', input);
    const [fresh] = await tx.query(
      `${lives} where administrator_id is not null
      and account_id <> $1 and id <> $2`,
      [team, sessionId],
    );
    expect(fresh).toMatchObject({ left: { hours: 2 } });
    // Kari's own sessions last as long as ever.
    await tx.query('select app_private.open_session($1, $2)', [kari.userId, kari.accountId]);
    const [own] = await tx.query(`${lives} where administrator_id is null and operator_id is null`);
    expect(own).toMatchObject({ left: { days: 90 } });
  });
});

test('members see the name and address of their owner, not their consents; nor does an operator', async () => {
  await database.rolledBack(async (tx) => {
    const facts = { referrer: 'en venn', occupation: 'Snekker', marketingConsent: true };
    const kari = await registerPerson(tx, facts);
    const ola = await registerPerson(tx);
    const team = await createTeam(tx, kari.userId, { [ola.userId]: 'MEMBER' });
    const seenBy = async (userId: string) => {
      const { who } = await signIn(tx, userId, team);
      const { rows } = await tx.as(who, (client) =>
        client.query(
          `select (u).email, (u).referrer, (u).occupation, (u).marketing_consent
           from (select app_public.accounts_primary_user(a) as u from app_public.accounts a where id = $1) t`,
          [team],
        ),
      );
      return rows[0];
    };
    const { email } = kari;
    expect(await seenBy(ola.userId)).toEqual({
      email,
      referrer: null,
      occupation: null,
      marketing_consent: false,
    });
    expect(await seenBy(kari.userId)).toEqual({
      email,
      referrer: 'en venn',
      occupation: 'Snekker',
      marketing_consent: true,
    });
  });
});

test('impersonation ends with the role ADMIN, and with a new password of the operator', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const { who, operatorId } = await anOperator(tx);
    const input = { id: kari.accountId, reason: 'A draft' };
    const { token } = await call<{ token: string }>(tx, who, 'impersonate_account', input);
    const { token: own } = await signIn(tx, kari.userId, kari.accountId);
    for (const role of ['READ', 'REVIEW', 'FINANCE']) {
      await tx.query('update app_public.operators set operator_role = $2 where id = $1', [
        operatorId,
        role,
      ]);
      expect(await sessionOf(tx, token)).toBeNull();
    }
    await tx.query(`update app_public.operators set operator_role = 'ADMIN' where id = $1`, [
      operatorId,
    ]);
    expect(await sessionOf(tx, token)).not.toBeNull();
    const operatorUser = who.settings['app.user_id'];
    await tx.query('select app_private.change_password($1, $2)', [operatorUser, anyHash]);
    expect(await sessionOf(tx, token)).toBeNull();
    expect(await sessionOf(tx, own)).not.toBeNull();
  });
});
