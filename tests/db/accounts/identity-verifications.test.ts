// Goal: a picture of an identity document allows an enrolment and nothing else, is seen only with a record of it, and
// is deleted after its use.
// Method: real sessions of users and operators, files as the server registers them, and the worker's functions as the
// worker calls them.
import { beforeAll, expect, test } from 'vitest';
import { type Actor, actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { anOperator } from '../../support/fixtures/an-operator.ts';
import { call } from '../../support/people/call.ts';
import { createTeam } from '../../support/people/create-team.ts';
import { giveIdentity } from '../../support/people/give-identity.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { sessionOf } from '../../support/people/session-of.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

let database: SharedDatabase;

beforeAll(async () => {
  database = await sharedDatabase();
});

interface Verification {
  id: string;
  status: string;
  front_file_id: string | null;
  rejection_reason: string | null;
}

async function aPicture(tx: TestTransaction, accountId: string) {
  const [file] = await tx.query<{ id: string }>(
    `insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key)
     values ($1, 'front.jpg', 'image/jpeg', 10, sha256('a'), gen_random_uuid()) returning id`,
    [accountId],
  );
  return file!.id;
}

/** A user in their own account, with an SMS code a moment ago. */
async function aPerson(tx: TestTransaction, accountId?: string) {
  const kari = await registerPerson(tx);
  const signedIn = await signIn(tx, kari.userId, accountId ?? kari.accountId);
  await giveCode(tx, signedIn.sessionId);
  return { ...kari, ...signedIn };
}
const giveCode = (tx: TestTransaction, sessionId: string) =>
  tx.query('update app_public.sessions set second_level_at = now() where id = $1', [sessionId]);

const send = (tx: TestTransaction, who: Actor, attributes: object) =>
  call<Verification>(tx, who, 'create_identity_verification', { attributes });

async function sendPassport(tx: TestTransaction, kari: { who: Actor; accountId: string }) {
  const front = await aPicture(tx, kari.accountId);
  return send(tx, kari.who, { document: 'PASSPORT', front });
}

const operator = async (tx: TestTransaction, role: 'READ' | 'REVIEW' | 'FINANCE' | 'ADMIN') =>
  (await sessionOf(tx, (await anOperator(tx, role)).token))!;

const seen = async (tx: TestTransaction, who: Actor, id: string | null) =>
  (
    await tx.as(who, (client) =>
      client.query('select id from app_public.files where id = $1', [id]),
    )
  ).rows.length === 1;

const proofed = async (tx: TestTransaction, userId: string) =>
  (
    await tx.as(actor.worker, (client) =>
      client.query('select app_hidden.has_proofed_identity($1) as it', [userId]),
    )
  ).rows[0];

const open = (tx: TestTransaction, who: Actor, id: string) =>
  call(tx, who, 'open_identity_pictures', { id });
const approve = (tx: TestTransaction, who: Actor, id: string) =>
  call<Verification>(tx, who, 'approve_identity_verification', { id });
const reject = (tx: TestTransaction, who: Actor, id: string, reason = 'Uskarpt.') =>
  call<Verification>(tx, who, 'reject_identity_verification', { id, reason });

// Requirements: A1.21
test('an approved document is enough for an enrolment, and is no identity', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await aPerson(tx);
    const { id, status } = await sendPassport(tx, kari);
    expect(status).toBe('PENDING');
    expect(await proofed(tx, kari.userId)).toEqual({ it: false });
    const review = await operator(tx, 'REVIEW');
    await open(tx, review, id);
    expect(await approve(tx, review, id)).toMatchObject({ status: 'APPROVED' });
    expect(await proofed(tx, kari.userId)).toEqual({ it: true });
    expect(await tx.query('select from app_public.identities')).toEqual([]);
    const requested = await tx.as(kari.who, (client) =>
      client.query(
        `select app_hidden.has_identity($1) as identity, app_hidden.has_proofed_identity($1) as proofed`,
        [kari.userId],
      ),
    );
    expect(requested.rows).toEqual([{ identity: false, proofed: true }]);
    await expectRefusals(sendPassport(tx, kari), [{ code: 'INVALID_ACTION' }]);
  });
});

test('users cannot query the verifications of others', async () => {
  await database.rolledBack(async (tx) => {
    const [kari, ola] = [await aPerson(tx), await aPerson(tx)];
    const review = await operator(tx, 'REVIEW');
    const { id } = await sendPassport(tx, kari);
    await open(tx, review, id);
    await approve(tx, review, id);
    const requested = await tx.as(ola.who, (client) =>
      client.query(`select app_hidden.has_proofed_identity($1) as it`, [kari.userId]),
    );
    expect(requested.rows).toEqual([{ it: false }]);
    const read = await tx.as(ola.who, (client) =>
      client.query('select from app_public.identity_verifications'),
    );
    expect(read.rows).toEqual([]);
  });
});

test('operators see a picture only after they record the view, for ten minutes', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await aPerson(tx);
    const { id, front_file_id: front } = await sendPassport(tx, kari);
    expect(await seen(tx, kari.who, front)).toBe(true);
    const [review, admin] = [await operator(tx, 'REVIEW'), await operator(tx, 'ADMIN')];
    expect(await seen(tx, review, front)).toBe(false);
    await open(tx, review, id);
    expect(await seen(tx, review, front)).toBe(true);
    expect(await seen(tx, admin, front)).toBe(false);
    const received = await tx.query(
      `select entity, user_id from app_public.events where event_type = 'OPENED' order by entity`,
    );
    const user_id = review.settings['app.user_id'];
    expect(received).toEqual([
      { entity: 'files', user_id },
      { entity: 'identity_verifications', user_id },
    ]);
    await tx.query('alter table app_public.events disable trigger user');
    await tx.query(`update app_public.events set occurred_at = now() - interval '11 minutes'`);
    expect(await seen(tx, review, front)).toBe(false);
  });
});

test('UNAUTHORIZED: another role, a decision without a view, and an approval of one’s own document', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await aPerson(tx);
    const { id } = await sendPassport(tx, kari);
    for (const role of ['READ', 'FINANCE'] as const) {
      await expectRefusals(open(tx, await operator(tx, role), id), [{ code: 'UNAUTHORIZED' }]);
    }
    const review = await operator(tx, 'REVIEW');
    await expectRefusals(approve(tx, review, id), [{ code: 'UNAUTHORIZED' }]);
    await expectRefusals(reject(tx, review, id), [{ code: 'UNAUTHORIZED' }]);
    // The operator is the user.
    const own: Actor = {
      ...review,
      settings: { ...review.settings, 'app.own_account_ids': `{${kari.accountId}}` },
    };
    await open(tx, own, id);
    await expectRefusals(approve(tx, own, id), [{ code: 'UNAUTHORIZED' }]);
    expect(await reject(tx, own, id)).toMatchObject({ status: 'REJECTED' });
  });
});

test('a refused user reads the reason and sends another document, at most three a day', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await aPerson(tx);
    const review = await operator(tx, 'REVIEW');
    for (const _ of [1, 2, 3]) {
      const { id } = await sendPassport(tx, kari);
      await expectRefusals(sendPassport(tx, kari), [{ code: 'INVALID_ACTION' }]);
      await open(tx, review, id);
      await expectRefusals(reject(tx, review, id, ' '), [{ code: 'BLANK', path: 'reason' }]);
      expect(await reject(tx, review, id)).toMatchObject({ rejection_reason: 'Uskarpt.' });
      await expectRefusals(approve(tx, review, id), [{ code: 'INVALID_TRANSITION' }]);
    }
    await expectRefusals(sendPassport(tx, kari), [{ code: 'ATTEMPTS_LIMIT_EXCEEDED' }]);
    expect(await proofed(tx, kari.userId)).toEqual({ it: false });
  });
});

test('AUTH_LEVEL_2_REQUIRED: this session needs an SMS code', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const { who, sessionId } = await signIn(tx, kari.userId, kari.accountId);
    const front = await aPicture(tx, kari.accountId);
    const it = { document: 'PASSPORT', front };
    await expectRefusals(send(tx, who, it), [{ code: 'AUTH_LEVEL_2_REQUIRED' }]);
    await giveCode(tx, sessionId);
    await send(tx, who, it);
  });
});

test('all errors of the pictures are reported together, each at its side', async () => {
  await database.rolledBack(async (tx) => {
    const [kari, ola] = [await aPerson(tx), await aPerson(tx)];
    const [mine, another] = [
      await aPicture(tx, kari.accountId),
      await aPicture(tx, kari.accountId),
    ];
    const foreign = await aPicture(tx, ola.accountId);
    const [front, back] = ['attributes.front', 'attributes.back'];
    await expectRefusals(send(tx, kari.who, { document: 'DRIVERS_LICENSE', front: foreign }), [
      { code: 'INVALID', path: front },
      { code: 'BLANK', path: back },
    ]);
    await expectRefusals(send(tx, kari.who, { document: 'PASSPORT', front: mine, back: another }), [
      { code: 'PRESENT', path: back },
    ]);
    await expectRefusals(send(tx, kari.who, { document: 'PASSPORT' }), [
      { code: 'BLANK', path: front },
    ]);
    await send(tx, kari.who, { document: 'DRIVERS_LICENSE', front: mine, back: another });
  });
});

test('INVALID_ACTION in a team and for a user with an e-ID; UNAUTHORIZED for a member of a team', async () => {
  await database.rolledBack(async (tx) => {
    const [kari, ola] = [await registerPerson(tx), await registerPerson(tx)];
    const team = await createTeam(tx, kari.userId, { [ola.userId]: 'MEMBER' });
    const attributes = { document: 'PASSPORT', front: await aPicture(tx, team) };
    const inTeam = async (userId: string) => (await signIn(tx, userId, team)).who;
    await expectRefusals(send(tx, await inTeam(kari.userId), attributes), [
      { code: 'INVALID_ACTION' },
    ]);
    const refused = send(tx, await inTeam(ola.userId), attributes);
    await expectRefusals(refused, [{ code: 'UNAUTHORIZED' }, { code: 'INVALID_ACTION' }]);
    const { who } = await signIn(tx, kari.userId, kari.accountId);
    await giveIdentity(tx, who);
    const own = { document: 'PASSPORT', front: await aPicture(tx, kari.accountId) };
    await expectRefusals(send(tx, who, own), [{ code: 'INVALID_ACTION' }]);
  });
});

test('an impersonating operator can neither send nor see documents', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await aPerson(tx);
    const { front_file_id: front } = await sendPassport(tx, kari);
    const reason = 'Asked for help';
    const input = { id: kari.accountId, reason };
    const { token } = await call<{ token: string }>(
      tx,
      await operator(tx, 'ADMIN'),
      'impersonate_account',
      input,
    );
    const acting = (await sessionOf(tx, token))!;
    expect(await seen(tx, acting, front)).toBe(false);
    await expectRefusals(send(tx, acting, { document: 'PASSPORT', front }), [
      { code: 'INVALID_ACTION' },
    ]);
  });
});

test('the pictures are deleted two weeks after the decision, and with their user', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await aPerson(tx);
    const review = await operator(tx, 'REVIEW');
    const { id } = await sendPassport(tx, kari);
    const work = (name: string, of: string) =>
      tx.as(actor.worker, (client) => client.query(`select app_private.${name}($1)`, [of]));
    const files = () => tx.query('select from app_public.files');
    await work('erase_identity_pictures', id);
    expect(await files()).toHaveLength(1);
    await open(tx, review, id);
    await reject(tx, review, id);
    const [job] = await tx.query(
      `select round(extract(epoch from j.run_at - now()) / 86400)::int as days
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'accounts/erase_identity_pictures'`,
    );
    expect(job).toEqual({ days: 14 });
    for (const _ of [1, 2]) await work('erase_identity_pictures', id);
    expect(await files()).toEqual([]);
    expect(
      await tx.query(
        `select status, front_file_id, pictures_erased_at is not null as erased
         from app_public.identity_verifications`,
      ),
    ).toEqual([{ status: 'REJECTED', front_file_id: null, erased: true }]);
    await expectRefusals(open(tx, review, id), [{ code: 'INVALID_ACTION' }]);

    await sendPassport(tx, kari);
    await tx.query('update app_public.accounts set deleted_at = now() where id = $1', [
      kari.accountId,
    ]);
    await work('erase_account', kari.accountId);
    expect(await files()).toEqual([]);
    expect(await tx.query('select from app_public.identity_verifications')).toEqual([]);
  });
});
