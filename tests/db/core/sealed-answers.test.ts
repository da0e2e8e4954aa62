// Goal: only the server can pass on its own findings.
// Method: a visitor and a user with every right in their account call each mutation with a hand-written part with
// sealed input that is forged, altered, meant for another mutation or session, or expired. The mutations are read
// from disk.
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { readForms } from '#plugins/core/forms/read-forms.ts';
import { type Actor, actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { anOperator } from '../../support/people/an-operator.ts';
import { call } from '../../support/people/call.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { makeFreelancer } from '../payout/freelancer.ts';
import { profileAttributes } from '../payout/profile-attributes.ts';
import { createProfile } from '../payout/with-profile.ts';

const folder = (packageName: string) =>
  fileURLToPath(new URL(`../../../${packageName}/modules`, import.meta.url));
const mutations = readForms(folder('forms'), folder('plugins'))
  .filter(({ handWritten }) => handWritten)
  .map(({ name }) => name);

const answer = { passwordMatches: true, passwordHash: '$argon2id$forged', company: null };
const server: Actor = { role: 'app_authenticator', settings: {} };
const number = '974760673';

let database: SharedDatabase;

beforeAll(async () => {
  database = await sharedDatabase();
});

type Sealed = { text: string; seal: string };

async function seal(tx: TestTransaction, mutation: string, sessionId: string | null) {
  const { rows } = await tx.as(server, (client) =>
    client.query<{ sealed: Sealed }>('select app_private.seal($1, $2, $3) as sealed', [
      mutation,
      sessionId,
      answer,
    ]),
  );
  return rows[0]!.sealed;
}

/** A visitor may not call all of them; callers with the grant are stopped by the seal alone. */
const refused = ({ role }: Actor) => ({
  code: '42501',
  message: expect.stringMatching(
    role === 'app_visitor' ? /seal|permission denied for function/ : /seal/,
  ),
});

/** Calls past the helper that seals. */
const tell = (tx: TestTransaction, who: Actor, mutation: string, input: object) =>
  tx.as(who, (client) =>
    client.query(`select app_public.${mutation}($1)`, [JSON.stringify(input)]),
  );

/** Most mutations are for users, some for operators alone. */
async function isForPeople(tx: TestTransaction, mutation: string): Promise<boolean> {
  const [row] = await tx.query<{ may: boolean }>(
    `select has_function_privilege('app_user', 'app_public.' || $1 || '(jsonb)', 'execute') as may`,
    [mutation],
  );
  return row!.may;
}

/** Input with which each mutation gets as far as the sealed answer. */
async function withInvoicer(tx: TestTransaction) {
  const who = await makeFreelancer(tx);
  const profile = await createProfile(tx, who, profileAttributes.organization);
  const freelanceProfileId = profile.id;
  const attributes = {
    clientType: 'ORGANIZATION',
    freelanceType: 'ORGANIZATION',
    freelanceProfileId,
    orgNumber: number,
    organizationNumber: number,
    name: 'Fjord AS',
    email: 'a@example.no',
  };
  const { orgNumber, ...others } = attributes;
  const client = await call(tx, who.owner, 'create_client', {
    attributes: {
      ...others,
      orgNumber: '123456785',
      address: profileAttributes.organization.address,
    },
  });
  const inputFor = (mutation: string) => ({
    id: mutation.endsWith('_client') ? client.id : profile.id,
    attributes,
  });
  return { owner: who.owner, inputFor };
}

test('every mutation with a hand-written part is tested', () => {
  expect(mutations).toContain('create_session');
  expect(mutations.length).toBeGreaterThan(9);
});

test.each(mutations)(
  '%s accepts only input that the server has sealed for it',
  async (mutation) => {
    await database.rolledBack(async (tx) => {
      const { owner, inputFor } = await withInvoicer(tx);
      const caller = (await isForPeople(tx, mutation)) ? owner : (await anOperator(tx)).who;
      for (const who of [actor.visitor, caller]) {
        const session = who.settings['app.session_id'] ?? null;
        const good = await seal(tx, mutation, session);
        const forgeries = {
          'without a seal': answer,
          nothing: {},
          'a string': 'sealed',
          'another seal': {
            ...good,
            seal: good.seal.replace(/^./, (c) => (c === '0' ? '1' : '0')),
          },
          'another text': { ...good, text: good.text.replace('forged', 'other') },
          'of another mutation': await seal(tx, 'another_one', session),
          'of another session': await seal(tx, mutation, crypto.randomUUID()),
        };
        for (const [what, $prepared] of Object.entries(forgeries)) {
          const received = tell(tx, who, mutation, { ...inputFor(mutation), $prepared });
          await expect(received, `${who.role} ${what}`).rejects.toMatchObject(refused(who));
        }
      }
    });
  },
);

test('a seal expires', async () => {
  await database.rolledBack(async (tx) => {
    const old = await seal(tx, 'create_session', null);
    const until = /"until": "[^"]+"/;
    const text = old.text.replace(until, '"until": "2026-01-01T00:00:00Z"');
    const [row] = await tx.query<{ seal: string }>(
      `select encode(hmac($1, key, 'sha256'), 'hex') as seal from app_private.sealing_keys`,
      [text],
    );
    const received = tell(tx, actor.visitor, 'create_session', { $prepared: { text, ...row } });
    await expect(received).rejects.toMatchObject({ code: '42501' });
  });
});

test('a verified password opens one session', async () => {
  await database.rolledBack(async (tx) => {
    const { email } = await registerPerson(tx);
    const [tried] = await tx.query<{ attempt_id: string; user_id: string }>(
      'select * from app_private.begin_sign_in($1)',
      [email],
    );
    const found = { passwordMatches: true, userId: tried!.user_id, attemptId: tried!.attempt_id };
    const again = () => call(tx, actor.visitor, 'create_session', { $prepared: found });
    expect((await again()).token).toBeTruthy();
    await expectRefusals(again(), [{ code: 'INVALID_PASSWORD', path: 'password' }]);
  });
});

test.each(['app_visitor', 'app_user', 'app_operator', 'app_worker'] as const)(
  '%s can neither seal, nor read the key, nor record a register answer',
  async (role) => {
    await database.rolledBack(async (tx) => {
      const who: Actor = { role, settings: {} };
      const words = [
        `select app_private.seal('create_session', null, '{}')`,
        'select * from app_private.sealing_keys',
        ...(role === 'app_worker'
          ? []
          : [`select app_private.record_register_answer('${number}', null)`]),
      ];
      for (const text of words) {
        const stated = tx.as(who, (client) => client.query(text));
        await expect(stated, text).rejects.toMatchObject({ code: '42501' });
      }
    });
  },
);
