// Goal: attempts at codes and sent messages are limited. Method: as in phones.test.ts.
import { beforeAll, expect, test } from 'vitest';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { textedCode } from '../../support/people/texted-code.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import { kariSignedIn, later, norwegian, sendCode, typeCode, wrong } from './phone.ts';

let database: SharedDatabase;
const phone = norwegian('91234567');
const other = norwegian('41234567');

beforeAll(async () => {
  database = await sharedDatabase();
});

// Requirements: A4.62, A8.18
test('ATTEMPTS_LIMIT_EXCEEDED: five wrong attempts at a code; a new code resets the count', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await kariSignedIn(tx);
    await sendCode(tx, who, phone);
    const code = await textedCode(tx, phone.e164);
    for (let i = 0; i < 5; i++) {
      await expectRefusals(typeCode(tx, who, phone, wrong(code)), [
        { code: 'INVALID_TOKEN', path: 'token' },
      ]);
    }
    await expectRefusals(typeCode(tx, who, phone, code), [
      { code: 'ATTEMPTS_LIMIT_EXCEEDED', path: 'token' },
    ]);
    await later(tx, '30 seconds');
    await sendCode(tx, who, phone);
    await typeCode(tx, who, phone, await textedCode(tx, phone.e164));
  });
});

test('ATTEMPTS_LIMIT_EXCEEDED: twenty wrong attempts per day, over all codes', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await kariSignedIn(tx);
    await sendCode(tx, who, phone);
    await tx.query('update app_private.sms_codes set wrong_tries = 20');
    await later(tx, '2 hours');
    await sendCode(tx, who, phone);
    const code = await textedCode(tx, phone.e164);
    await expectRefusals(typeCode(tx, who, phone, code), [
      { code: 'ATTEMPTS_LIMIT_EXCEEDED', path: 'token' },
    ]);
    await tx.query(`update app_private.sms_codes set created_at = now() - interval '25 hours'
      where superseded_at is not null`);
    await typeCode(tx, who, phone, code);
  });
});

// Requirements: A4.63, A8.25
test('DELIVERY_FREQUENCY_EXCEEDED: a new code within 30 seconds', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await kariSignedIn(tx);
    await sendCode(tx, who, phone);
    await later(tx, '29 seconds');
    await expectRefusals(sendCode(tx, who, phone), [{ code: 'DELIVERY_FREQUENCY_EXCEEDED' }]);
    await sendCode(tx, who, other);
    await later(tx, '1 second');
    await sendCode(tx, who, phone);
    const jobs = await tx.query(
      `select from graphile_worker.jobs where task_identifier = 'identity/send_sms'`,
    );
    expect(jobs).toHaveLength(2);
  });
});

test('ATTEMPTS_LIMIT_EXCEEDED: ten codes per hour, for a user and for a number', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await kariSignedIn(tx);
    const ola = await kariSignedIn(tx);
    for (let i = 0; i < 10; i++) {
      await sendCode(tx, who, phone);
      await later(tx, '30 seconds');
    }
    const refused = [{ code: 'ATTEMPTS_LIMIT_EXCEEDED' }];
    await expectRefusals(sendCode(tx, who, other), refused);
    await expectRefusals(sendCode(tx, ola.who, phone), refused);
    await sendCode(tx, ola.who, other);
    await later(tx, '1 hour');
    await sendCode(tx, who, phone);
  });
});

test('ATTEMPTS_LIMIT_EXCEEDED: a hundred codes per hour for an IP', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await kariSignedIn(tx);
    const { id } = await sendCode(tx, who, phone);
    await tx.query(
      `insert into app_private.sms_codes (phone_number_id, code_hash, ip, superseded_at, created_at)
       select $1, '$2a$10$x', '192.0.2.7', now(), now() - interval '50 minutes' from generate_series(1, 100)`,
      [id],
    );
    const { who: stranger } = await kariSignedIn(tx);
    await expectRefusals(sendCode(tx, stranger, other, '192.0.2.7'), [
      { code: 'ATTEMPTS_LIMIT_EXCEEDED' },
    ]);
    await sendCode(tx, stranger, other, '192.0.2.8');
  });
});
