import { beforeAll, expect, test } from 'vitest';
import { encodeTypeId } from '#shared/encode-type-id.ts';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import {
  type ApplicationRow,
  aJob,
  anApplicant,
  answer,
  aRecruitingTeam,
  begin,
  enrolled,
  qualified,
} from './a-recruiting-team.ts';

// Goal: an application is stored as long as its applicant consented, is announced before its deletion, and leaves its
// count and a proof.
// Method: the timestamps of the rows moved, and the worker's functions as the worker calls them.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const atNight = async (tx: TestTransaction) => {
  for (const name of ['ask_to_extend_applications', 'erase_ended_applications']) {
    await tx.as(actor.worker, (client) => client.query(`select app_private.${name}()`));
  }
};
/** Moves all timestamps so many days back. */
const wait = (tx: TestTransaction, days: number) =>
  tx.query(
    `update app_public.job_applications
     set last_step_at = last_step_at - $1 * interval '1 day', asked_to_extend_at = asked_to_extend_at - $1 * interval '1 day'`,
    [days],
  );
const left = (tx: TestTransaction) =>
  tx.query<{ id: string; asked: boolean }>(
    'select id, asked_to_extend_at is not null as asked from app_public.job_applications order by id',
  );
const events = async (tx: TestTransaction, id: string) =>
  (
    await tx.query<{ event_type: string }>(
      'select event_type from app_public.events where entity_id = $1 order by id',
      [id],
    )
  ).map(({ event_type }) => event_type);
const proofs = (tx: TestTransaction) =>
  tx.query('select account_id, entity, entity_id, reason, files_erased from app_public.erasures');
const counts = async (tx: TestTransaction, jobId: string) => {
  const [row] = await tx.query<{ counts: Record<string, number> }>(
    'select to_jsonb(app_public.jobs_counts(j)) as counts from app_public.jobs j where id = $1',
    [jobId],
  );
  return row!.counts;
};

// Requirements: B13.8
test('the applicant is notified once, two weeks before the end; without an answer the application is deleted', async () => {
  await database.rolledBack(async (tx) => {
    const { who, id: teamId } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner, { retentionMonths: 3 });
    const { id } = await qualified(tx, job.id);
    await wait(tx, 70);
    await atNight(tx);
    expect(await left(tx)).toEqual([{ id, asked: false }]);
    await wait(tx, 9);
    await atNight(tx);
    await atNight(tx);
    expect(await left(tx)).toEqual([{ id, asked: true }]);
    expect((await events(tx, id)).filter((type) => type === 'ENDING')).toHaveLength(1);
    await wait(tx, 13);
    await atNight(tx);
    expect(await left(tx)).toHaveLength(1);
    await wait(tx, 3);
    await atNight(tx);
    expect(await left(tx)).toEqual([]);
    // The deleted application is still counted, for the job and for the plan.
    expect(await counts(tx, job.id)).toMatchObject({ qualified: 1, submitted: 0 });
    const [{ used }] = (await tx.query('select app_private.candidates_this_year($1) as used', [
      teamId,
    ])) as [{ used: number }];
    expect(used).toBe(1);
    expect(await proofs(tx)).toMatchObject([
      { account_id: teamId, entity: 'job_applications', entity_id: id, reason: 'MONTHS_OVER' },
    ]);
  });
});

// Requirements: B13.8
test('a worker that did not run for a year notifies the applicant first', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    const { id } = await qualified(tx, job.id);
    await wait(tx, 400);
    await atNight(tx);
    expect(await left(tx)).toEqual([{ id, asked: true }]);
  });
});

// Requirements: B13.8
test('an extension and a transition restart the months; an enrolled applicant is not notified', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner, { retentionMonths: 1 });
    const ida = await qualified(tx, job.id);
    const ola = await qualified(tx, job.id);
    const per = await qualified(tx, job.id);
    await expectRefusals(call(tx, ida.who, 'extend_job_application', { id: ida.id }), [
      { code: 'INVALID_ACTION', path: 'id' },
    ]);
    await expectRefusals(call(tx, ola.who, 'extend_job_application', { id: ida.id }), [
      { code: 'INVALID', path: 'id' },
    ]);
    await enrolled(tx, per.id);
    await expectRefusals(call(tx, per.who, 'destroy_job_application', { id: per.id }), [
      { code: 'INVALID_ACTION', path: 'id' },
    ]);
    await wait(tx, 20);
    await atNight(tx);
    await call(tx, ida.who, 'extend_job_application', { id: ida.id });
    expect(await events(tx, ida.id)).toContain('EXTENDED');
    await call(tx, who.owner, 'approve_job_application', { id: ola.id });
    await wait(tx, 16);
    await atNight(tx);
    expect((await left(tx)).map(({ id }) => id)).toEqual([ida.id, ola.id, per.id].toSorted());
    expect(await left(tx)).toContainEqual({ id: per.id, asked: false });
    // The months start after the end of the enrolment.
    const ended = `update app_public.enrollments set status = 'ENDED', ended_at = now() - $1 * interval '1 day'`;
    await tx.query(`select set_config('session_replication_role', 'replica', true)`);
    await tx.query(ended, [1]);
    await atNight(tx);
    expect(await left(tx)).toContainEqual({ id: per.id, asked: false });
    await tx.query(ended, [25]);
    await tx.query(`select set_config('session_replication_role', 'origin', true)`);
    await atNight(tx);
    expect(await left(tx)).toContainEqual({ id: per.id, asked: true });
  });
});

test('an abandoned draft is announced too; an answer restarts its months', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner, { retentionMonths: 1 });
    const ida = await anApplicant(tx);
    const started = await begin(tx, ida, job.id);
    await wait(tx, 25);
    await atNight(tx);
    expect(await left(tx)).toEqual([{ id: started.id, asked: true }]);
    await answer(tx, ida, started.id, [{ questionId: 'why', value: 'Likevel' }]);
    expect(await left(tx)).toEqual([{ id: started.id, asked: false }]);
    await wait(tx, 25);
    await atNight(tx);
    await wait(tx, 15);
    await atNight(tx);
    expect(await left(tx)).toEqual([]);
    // A draft does not count as an application to the team.
    expect(Object.values(await counts(tx, job.id))).toEqual([0, 0, 0, 0, 0]);
  });
});

// Requirements: B13.9
test('an applicant erases it at any time with its files, without a trace; not while they are enrolled', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    const ida = await qualified(tx, job.id);
    const other = await qualified(tx, job.id);
    const [{ account }] = (await tx.query(
      'select account_id as account from app_public.job_applications where id = $1',
      [ida.id],
    )) as [{ account: string }];
    const files = async () => {
      const rows = await tx.query<{ id: string }>(
        `insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key)
         select $1, 'Attest Uvanligord.pdf', 'application/pdf', 10, sha256('a'), k from unnest(array['a', 'b']) k returning id`,
        [account],
      );
      return rows.map(({ id }) => id);
    };
    const [named] = await files();
    await tx.query('update app_public.job_applications set answers = $2 where id = $1', [
      ida.id,
      JSON.stringify({ why: { value: `Uvanligord ${encodeTypeId('fil', named!)}` } }),
    ]);
    // A reference to a foreign file does not delete it.
    await tx.query('update app_public.job_applications set answers = $2 where id = $1', [
      other.id,
      JSON.stringify({ why: { value: encodeTypeId('fil', named!) } }),
    ]);
    await call<ApplicationRow>(tx, other.who, 'destroy_job_application', { id: other.id });
    const stored = 'select id from app_public.files where account_id = $1';
    expect(await tx.query(stored, [account])).toHaveLength(2);
    await call(tx, who.owner, 'reject_job_application', { id: ida.id, reason: 'Uvanligord' });
    await expectRefusals(call(tx, other.who, 'destroy_job_application', { id: ida.id }), [
      { code: 'INVALID', path: 'id' },
    ]);
    await call<ApplicationRow>(tx, ida.who, 'destroy_job_application', { id: ida.id });
    expect(await left(tx)).toEqual([]);
    expect(await tx.query(stored, [account])).toHaveLength(1);
    expect(await counts(tx, job.id)).toMatchObject({ rejected: 1, qualified: 1 });
    expect(await proofs(tx)).toContainEqual(
      expect.objectContaining({ entity_id: ida.id, reason: 'ASKED_FOR', files_erased: 1 }),
    );
    const stated = await tx.query(
      `select from app_public.events e where e::text ilike '%uvanligord%'
       union all select from app_public.audit_entries a where a.table_name = 'job_applications' and a::text ilike '%uvanligord%'`,
    );
    expect(stated).toEqual([]);
  });
});
