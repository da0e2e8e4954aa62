// Goal: only the owner of the phone reaches the second level.
// Method: codes requested and entered as the API does, with time moved in the rows.
import { beforeAll, expect, test } from 'vitest';
import { type Actor, actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { sessionOf } from '../../support/people/session-of.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { textedCode } from '../../support/people/texted-code.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { kariSignedIn, later, norwegian, sendCode, typeCode, wrong } from './phone.ts';

let database: SharedDatabase;
const phone = norwegian('91234567');
const other = norwegian('41234567');

beforeAll(async () => {
  database = await sharedDatabase();
});

const isRaised = async (tx: TestTransaction, token: string) => {
  const who = (await sessionOf(tx, token))!;
  const { rows } = await tx.as(who, (client) =>
    client.query<{ raised: boolean }>('select app_hidden.has_second_level() as raised'),
  );
  return rows[0]!.raised;
};

const isOpen = (tx: TestTransaction, who: Actor) =>
  tx.as(who, async (client) => {
    const { rows } = await client.query<{ is_open: boolean }>(
      `select app_public.phone_numbers_has_open_code(p) as is_open
       from jsonb_populate_record(null::app_public.phone_numbers, $1) p`,
      [
        await tx
          .query('select * from app_public.phone_numbers where e164 = $1', [phone.e164])
          .then(([row]) => row),
      ],
    );
    return rows[0]!.is_open;
  });

test('a code is open for its user until it is used, refused by the network or expired', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await kariSignedIn(tx);
    const stranger = await kariSignedIn(tx);
    await sendCode(tx, who, phone);
    expect(await isOpen(tx, who)).toBe(true);
    expect(await isOpen(tx, stranger.who)).toBe(false);
    await tx.query('savepoint sent');
    await tx.query('update app_private.sms_codes set failed_at = now()');
    expect(await isOpen(tx, who)).toBe(false);
    await tx.query('rollback to sent');
    await typeCode(tx, who, phone, await textedCode(tx, phone.e164));
    expect(await isOpen(tx, who)).toBe(false);
    await tx.query('rollback to sent');
    await later(tx, '10 minutes');
    expect(await isOpen(tx, who)).toBe(false);
  });
});

// Requirements: A4.20, A9.5, B4.17
test('the right code verifies the number and raises this session, not the others', async () => {
  await database.rolledBack(async (tx) => {
    const { who, token, userId, accountId } = await kariSignedIn(tx);
    const tab = await signIn(tx, userId, accountId);
    expect(await sendCode(tx, who, phone)).toMatchObject({
      country_code: 'NO',
      number: '91234567',
      token_sent_at: expect.any(Date),
      token_verified_at: null,
    });
    const code = await textedCode(tx, phone.e164);
    expect(code).toMatch(/^\d{5}$/);
    const proven = await typeCode(tx, who, phone, code);
    expect(proven.token_verified_at).toBeInstanceOf(Date);
    expect(await isRaised(tx, token)).toBe(true);
    expect(await isRaised(tx, tab.token)).toBe(false);
  });
});

test('the user is notified of a number that is verified for the first time, and of no later code', async () => {
  await database.rolledBack(async (tx) => {
    const { who, email } = await kariSignedIn(tx);
    for (const _ of ['first', 'again']) {
      await sendCode(tx, who, phone);
      await typeCode(tx, who, phone, await textedCode(tx, phone.e164));
      await later(tx, '31 seconds');
    }
    const received = await tx.query(
      `select app_private.message_payload(j.payload::jsonb, '{lastDigits}') as payload
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'accounts/send_mail' and j.payload ->> 'message' = 'phone_proven'`,
    );
    expect(received).toMatchObject([
      { payload: { recipients: [{ address: email }], said: { lastDigits: { value: '4567' } } } },
    ]);
  });
});

// Requirements: A8.38
test('INVALID_TOKEN: wrong, of another number, used, superseded or never sent', async () => {
  await database.rolledBack(async (tx) => {
    const { who, token } = await kariSignedIn(tx);
    const refused = [{ code: 'INVALID_TOKEN', path: 'token' }];
    await expectRefusals(typeCode(tx, who, phone, '12345'), refused);
    await sendCode(tx, who, phone);
    const first = await textedCode(tx, phone.e164);
    await later(tx, '31 seconds');
    await sendCode(tx, who, phone);
    const code = await textedCode(tx, phone.e164);
    await expectRefusals(typeCode(tx, who, phone, wrong(code)), refused);
    if (first !== code) await expectRefusals(typeCode(tx, who, phone, first), refused);
    await expectRefusals(typeCode(tx, who, other, code), refused);
    expect(await isRaised(tx, token)).toBe(false);
    await typeCode(tx, who, phone, code);
    await expectRefusals(typeCode(tx, who, phone, code), refused);
  });
});

// Requirements: A4.61, A8.62
test('TOKEN_EXPIRED: after ten minutes, also for the right code', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await kariSignedIn(tx);
    await sendCode(tx, who, phone);
    await later(tx, '10 minutes');
    const code = await textedCode(tx, phone.e164);
    const refused = [{ code: 'TOKEN_EXPIRED', path: 'token' }];
    await expectRefusals(typeCode(tx, who, phone, code), refused);
  });
});

// Requirements: A8.59
test('SMS_SENDING_FAILED: the network refused the number', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await kariSignedIn(tx);
    await sendCode(tx, who, phone);
    const code = await textedCode(tx, phone.e164);
    const [row] = await tx.query<{ id: string }>('select id from app_private.sms_codes');
    for (let twice = 0; twice < 2; twice++) {
      await tx.as(actor.worker, (client) =>
        client.query('select app_private.record_sms_failure($1)', [row!.id]),
      );
    }
    await expectRefusals(typeCode(tx, who, phone, code), [
      { code: 'SMS_SENDING_FAILED', path: 'token' },
    ]);
  });
});

test('AUTH_LEVEL_2_REQUIRED: a stolen session cannot verify a phone of its own', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await kariSignedIn(tx);
    const thief = await signIn(tx, kari.userId, kari.accountId);
    await sendCode(tx, thief.who, other);
    await sendCode(tx, kari.who, phone);
    await typeCode(tx, kari.who, phone, await textedCode(tx, phone.e164));
    const refused = [{ code: 'AUTH_LEVEL_2_REQUIRED' }];
    const code = await textedCode(tx, other.e164);
    await expectRefusals(typeCode(tx, thief.who, other, code), refused);
    await later(tx, '30 seconds');
    await expectRefusals(sendCode(tx, thief.who, other), refused);
    await sendCode(tx, thief.who, phone);
    expect(await isRaised(tx, thief.token)).toBe(false);
    // A session of the second level can add a further number, which is valid from then on.
    await typeCode(tx, kari.who, other, code);
    await sendCode(tx, thief.who, other);
  });
});

test('INVALID_ACTION: an impersonating operator, who learns nothing else', async () => {
  await database.rolledBack(async (tx) => {
    const { who, userId } = await kariSignedIn(tx);
    const operator = { ...who, settings: { ...who.settings, 'app.administrator_id': userId } };
    await expectRefusals(sendCode(tx, operator, null), [{ code: 'INVALID_ACTION' }]);
    await sendCode(tx, who, phone);
    const code = await textedCode(tx, phone.e164);
    await expectRefusals(typeCode(tx, operator, phone, code), [{ code: 'INVALID_ACTION' }]);
  });
});

test('a mistyped number is removed with its code, and can be added again with a new code', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await kariSignedIn(tx);
    const sent = await sendCode(tx, who, phone);
    const code = await textedCode(tx, phone.e164);
    await call(tx, who, 'destroy_phone_number', { id: sent.id });
    const seen = () =>
      tx.as(who, async (client) => {
        const { rows } = await client.query('select number from app_public.phone_numbers');
        return rows;
      });
    expect(await seen()).toEqual([]);
    const refused = [{ code: 'INVALID_TOKEN', path: 'token' }];
    await expectRefusals(typeCode(tx, who, phone, code), refused);
    const events = await tx.query(
      `select event_type from app_public.events where entity = 'phone_numbers' and entity_id = $1`,
      [sent.id],
    );
    expect(events).toEqual([{ event_type: 'REMOVED' }]);
    await expectRefusals(sendCode(tx, who, phone), [{ code: 'DELIVERY_FREQUENCY_EXCEEDED' }]);
    await later(tx, '31 seconds');
    await sendCode(tx, who, phone);
    await typeCode(tx, who, phone, await textedCode(tx, phone.e164));
    expect(await seen()).toEqual([{ number: phone.number }]);
  });
});

test('a removed number counts towards the limits for a day, and is deleted then', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await kariSignedIn(tx);
    const { id } = await sendCode(tx, who, phone);
    await tx.query('update app_private.sms_codes set wrong_tries = 20');
    await call(tx, who, 'destroy_phone_number', { id });
    await later(tx, '31 seconds');
    await sendCode(tx, who, other);
    const code = await textedCode(tx, other.e164);
    await expectRefusals(typeCode(tx, who, other, code), [
      { code: 'ATTEMPTS_LIMIT_EXCEEDED', path: 'token' },
    ]);
    const forget = async () => {
      await tx.query('select app_private.forget_sign_in_traces()');
      return tx.query('select from app_public.phone_numbers where id = $1', [id]);
    };
    expect(await forget()).toHaveLength(1);
    await tx.query(
      `update app_public.phone_numbers set removed_at = now() - interval '25 hours' where id = $1`,
      [id],
    );
    expect(await forget()).toHaveLength(0);
  });
});

test('only a user’s own unconfirmed number can be removed, once', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await kariSignedIn(tx);
    const ola = await kariSignedIn(tx);
    const { id } = await sendCode(tx, kari.who, phone);
    const remove = (who: Actor) => call(tx, who, 'destroy_phone_number', { id });
    const operator = {
      ...kari.who,
      settings: { ...kari.who.settings, 'app.administrator_id': kari.userId },
    };
    await expectRefusals(remove(operator), [{ code: 'INVALID_ACTION' }]);
    await expectRefusals(remove(ola.who), [{ code: 'INVALID', path: 'id' }]);
    await tx.query('savepoint sent');
    await remove(kari.who);
    await expectRefusals(remove(kari.who), [{ code: 'INVALID', path: 'id' }]);
    await tx.query('rollback to sent');
    await typeCode(tx, kari.who, phone, await textedCode(tx, phone.e164));
    await expectRefusals(remove(kari.who), [{ code: 'IMMUTABLE', path: 'id' }]);
  });
});

test('users see their own numbers, with the verified one as last used', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await kariSignedIn(tx);
    const ola = await kariSignedIn(tx);
    const last = async ({ who }: typeof kari) =>
      (
        await tx.as(who, (client) =>
          client.query<{ number: string | null }>(
            'select number from app_public.last_used_phone_number()',
          ),
        )
      ).rows[0]?.number;
    expect(await last(kari)).toBeNull();
    await sendCode(tx, kari.who, other);
    expect(await last(kari)).toBe(other.number);
    await sendCode(tx, kari.who, phone);
    await typeCode(tx, kari.who, phone, await textedCode(tx, phone.e164));
    await tx.query(
      'update app_public.phone_numbers set last_used_at = now() + interval $$1 s$$ where e164 = $1',
      [other.e164],
    );
    expect(await last(kari)).toBe(phone.number);
    expect(await last(ola)).toBeNull();
  });
});

test('a user who lost their phone can add a new one after an operator removed the old one', async () => {
  await database.rolledBack(async (tx) => {
    const { who, userId, accountId } = await kariSignedIn(tx);
    await sendCode(tx, who, phone);
    const { id } = await typeCode(tx, who, phone, await textedCode(tx, phone.e164));
    const tab = await signIn(tx, userId, accountId);
    await expectRefusals(sendCode(tx, tab.who, other), [{ code: 'AUTH_LEVEL_2_REQUIRED' }]);
    const remove = (role: 'FINANCE' | 'ADMIN') =>
      tx.as(actor.operator(role), (client) =>
        client.query('delete from app_public.phone_numbers where id = $1', [id]),
      );
    expect((await remove('FINANCE')).rowCount).toBe(0);
    expect((await remove('ADMIN')).rowCount).toBe(1);
    await sendCode(tx, tab.who, other);
    await typeCode(tx, tab.who, other, await textedCode(tx, other.e164));
  });
});

test('codes are hashed, and neither codes nor hashes are in the audit trail', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await kariSignedIn(tx);
    await sendCode(tx, who, phone, '192.0.2.7');
    const code = await textedCode(tx, phone.e164);
    const [row] = await tx.query<{ code_hash: string; right: boolean }>(
      'select code_hash, code_hash = public.crypt($1, code_hash) as right from app_private.sms_codes',
      [code],
    );
    expect(row).toEqual({ code_hash: expect.stringMatching(/^\$2a\$08\$/), right: true });
    const audit = await tx.query<{ after: Record<string, unknown> }>(
      `select after from app_public.audit_entries where table_name = 'sms_codes'`,
    );
    expect(audit.map(({ after }) => [after.code_hash, after.ip])).toEqual([['•••', '•••']]);
    for (const reader of [actor.visitor, who, actor.operator('ADMIN'), actor.worker]) {
      const reading = tx.as(reader, (client) => client.query('select from app_private.sms_codes'));
      await expect(reading).rejects.toMatchObject({ code: '42501' });
    }
  });
});
