import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { createTeam } from '../../support/people/create-team.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

// Goal: users get all of their own data and none of other users, once a day, for a week.
// Method: users with and without shared rows, and the worker's functions as the worker calls them.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

type Payload = {
  data: Record<string, Record<string, unknown>[]>;
  files: { id: string; filename: string }[];
};

const payloadOf = (tx: TestTransaction, id: string) =>
  tx.as(actor.worker, async (client) => {
    const { rows } = await client.query<{ payload: Payload | null }>(
      'select app_private.data_export_payload($1) as payload',
      [id],
    );
    return rows[0]!.payload;
  });
const made = (tx: TestTransaction, id: string) =>
  tx.as(actor.worker, (client) =>
    client.query(`select app_private.record_data_export($1, 10, sha256('zip'), $2)`, [
      id,
      `exports/${id}.zip`,
    ]),
  );
const aFile = async (tx: TestTransaction, accountId: string, name: string) => {
  const [file] = await tx.query<{ id: string }>(
    `insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key)
     values ($1, $2, 'application/pdf', 10, sha256('a'), $2) returning id`,
    [accountId, name],
  );
  return file!.id;
};

// Requirements: B13.11
test('an export has all data of the user, table by table, with their files; no secrets and no data of others', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx, { firstName: 'Kari', occupation: 'Uvanligord' });
    const ola = await registerPerson(tx, { firstName: 'Ola', occupation: 'Fremmedord' });
    const team = await createTeam(tx, ola.userId, { [kari.userId]: 'ADMIN' });
    await aFile(tx, kari.accountId, 'egen.pdf');
    await aFile(tx, ola.accountId, 'fremmed.pdf');
    await aFile(tx, team, 'lagets.pdf');
    const { who } = await signIn(tx, kari.userId, kari.accountId);
    const { id } = await call<{ id: string }>(tx, who, 'create_data_export', {});
    const { data, files } = (await payloadOf(tx, id))!;
    expect(data.users).toMatchObject([{ firstName: 'Kari', occupation: 'Uvanligord' }]);
    expect(data.memberships?.map(({ accountId }) => accountId)).toContain(team);
    expect(files.map(({ filename }) => filename)).toEqual(['egen.pdf']);
    const stated = JSON.stringify(data);
    for (const foreign of ['Fremmedord', ola.email, 'lagets.pdf', 'argon2', 'storageKey']) {
      expect(stated, foreign).not.toContain(foreign);
    }
    expect(Object.keys(data)).not.toContain('dataExports');
  });
});

// Requirements: B13.11
test('an export has nothing of a criminal record check, neither the papers nor the check itself', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const { who } = await signIn(tx, kari.userId, kari.accountId);
    const paper = await aFile(tx, kari.accountId, 'politiattest.pdf');
    await tx.query(`select set_config('session_replication_role', 'replica', true)`);
    for (const [kind, file] of [
      ['CRIMINAL_RECORD', paper],
      ['HSE_CARD', await aFile(tx, kari.accountId, 'hms.pdf')],
    ]) {
      const [check] = await tx.query<{ id: string }>(
        `insert into app_public.job_checks (account_id, partner_account_id, job_application_id, job_id, user_id, job_check_type)
         values ($1, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), $2, $3) returning id`,
        [kari.accountId, kari.userId, kind],
      );
      await tx.query(
        'insert into app_public.job_check_papers (account_id, job_check_id, first_file_id) values ($1, $2, $3)',
        [kari.accountId, check!.id, file],
      );
      await tx.query(
        `insert into app_public.events (entity, entity_id, account_id, event_type, actor, actor_kind, data)
         values ('job_checks', $1, $2, 'SENT', 'Kari', 'USER', $3)`,
        [check!.id, kari.accountId, JSON.stringify({ kind })],
      );
    }
    await tx.query(`select set_config('session_replication_role', 'origin', true)`);
    const { id } = await call<{ id: string }>(tx, who, 'create_data_export', {});
    const payload = (await payloadOf(tx, id))!;
    expect(payload.files.map(({ filename }) => filename)).toEqual(['hms.pdf']);
    expect(JSON.stringify(payload)).not.toContain('CRIMINAL_RECORD');
    expect(JSON.stringify(payload)).not.toContain('politiattest');
    expect(payload.data.jobChecks).toMatchObject([{ jobCheckType: 'HSE_CARD' }]);
    expect(payload.data.jobCheckPapers).toHaveLength(1);
  });
});

// Requirements: B13.11
test('an export can be requested once a day, by the users themselves, in their own account', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const team = await createTeam(tx, kari.userId);
    const { who } = await signIn(tx, kari.userId, kari.accountId);
    await expectRefusals(
      call(tx, (await signIn(tx, kari.userId, team)).who, 'create_data_export', {}),
      [{ code: 'INVALID_ACTION' }],
    );
    const asKari = {
      ...who,
      settings: { ...who.settings, 'app.administrator_id': '01890000-0000-7000-8000-000000000000' },
    };
    await expectRefusals(call(tx, asKari, 'create_data_export', {}), [{ code: 'INVALID_ACTION' }]);
    await call(tx, who, 'create_data_export', {});
    await expectRefusals(call(tx, who, 'create_data_export', {}), [
      { code: 'ATTEMPTS_LIMIT_EXCEEDED' },
    ]);
    await tx.query(
      `update app_public.data_exports set created_at = created_at - interval '25 hours'`,
    );
    await call(tx, who, 'create_data_export', {});
  });
});

// Requirements: B13.11
test('an export is made and notified once, visible to its user alone, and deleted after a week', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const { who } = await signIn(tx, kari.userId, kari.accountId);
    const other = await registerPerson(tx);
    const { id } = await call<{ id: string }>(tx, who, 'create_data_export', {});
    await made(tx, id);
    await made(tx, id);
    expect(await payloadOf(tx, id)).toBeNull();
    const received = `select from app_public.events where entity_id = $1 and event_type = 'READY'`;
    expect(await tx.query(received, [id])).toHaveLength(1);
    const seen = async (by: typeof who) =>
      tx.as(by, async (client) => {
        const { rows } = await client.query(
          'select f.id from app_public.data_exports e join app_public.files f on f.id = e.file_id',
        );
        return rows.length;
      });
    expect(await seen(who)).toBe(1);
    expect(await seen((await signIn(tx, other.userId, other.accountId)).who)).toBe(0);
    expect(await seen(actor.operator('ADMIN'))).toBe(0);
    await tx.query(`update app_public.data_exports set expires_at = now() - interval '1 minute'`);
    await tx.as(actor.worker, (client) => client.query('select app_private.expire_data_exports()'));
    expect(await seen(who)).toBe(0);
    expect(await tx.query('select from app_public.files')).toEqual([]);
  });
});
