import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import {
  aJob,
  anApplicant,
  answer,
  aRecruitingTeam,
  begin,
  enrolled,
  qualified,
  submit,
} from './a-recruiting-team.ts';

// Goal: applications are deleted with their team and with their applicant, in every status, and waiting applicants
// are notified.
// Method: accounts closed and erased as the worker does it.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const work = (tx: TestTransaction, name: string, id: string) =>
  tx.as(actor.worker, (client) => client.query(`select app_private.${name}($1)`, [id]));
const close = async (tx: TestTransaction, id: string) => {
  await tx.query(
    'update app_public.accounts set deletion_scheduled_on = current_date where id = $1',
    [id],
  );
  await work(tx, 'close_account', id);
};

/** An application in each status, and a draft. */
async function oneInEachState(tx: TestTransaction) {
  const team = await aRecruitingTeam(tx);
  const job = await aJob(tx, team.who.owner);
  const of: Record<string, string> = {};
  for (const state of ['PENDING', 'SUBMITTED', 'QUALIFIED', 'APPROVED', 'REJECTED', 'ENROLLED']) {
    if (state === 'PENDING' || state === 'SUBMITTED') {
      const who = await anApplicant(tx);
      const { id } = await begin(tx, who, job.id);
      await answer(tx, who, id, [{ questionId: 'why', value: 'Uvanligord' }]);
      if (state === 'SUBMITTED') await submit(tx, who, { id });
      of[state] = id;
      continue;
    }
    const { id } = await qualified(tx, job.id);
    if (state === 'APPROVED' || state === 'ENROLLED') {
      await call(tx, team.who.owner, 'approve_job_application', { id });
    }
    if (state === 'REJECTED') {
      await call(tx, team.who.owner, 'reject_job_application', { id, reason: 'Uvanligord' });
    }
    if (state === 'ENROLLED') {
      await enrolled(tx, id);
    }
    of[state] = id;
  }
  return { team, job, of };
}

const numbers = async (tx: TestTransaction, jobId: string) => {
  const [row] = await tx.query<{ counts: Record<string, number> }>(
    'select to_jsonb(app_public.jobs_counts(j)) as counts from app_public.jobs j where id = $1',
    [jobId],
  );
  return row!.counts;
};
const stated = (tx: TestTransaction) =>
  tx.query(
    `select from app_public.events e where e::text ilike '%uvanligord%'
     union all select from app_public.audit_entries a where a.table_name = 'job_applications' and a::text ilike '%uvanligord%'
     union all select from app_public.job_applications a where a::text ilike '%uvanligord%'`,
  );

// Requirements: B13.10
test('all applications are deleted with the team, after waiting applicants are notified; meanwhile submissions are refused', async () => {
  await database.rolledBack(async (tx) => {
    const { team, of } = await oneInEachState(tx);
    const late = await anApplicant(tx);
    const job = await aJob(tx, team.who.owner);
    const started = await begin(tx, late, job.id);
    await close(tx, team.id);
    await expectRefusals(submit(tx, late, started), [{ code: 'INVALID_ACTION', path: 'id' }]);
    await work(tx, 'tell_applicants', team.id);
    await work(tx, 'tell_applicants', team.id);
    const received = await tx.query<{ entity_id: string }>(
      `select entity_id from app_public.events where event_type = 'TEAM_DELETED'`,
    );
    expect(received.map(({ entity_id }) => entity_id).toSorted()).toEqual(
      [of.PENDING, of.SUBMITTED, of.QUALIFIED, of.APPROVED, started.id].toSorted(),
    );
    await work(tx, 'erase_account', team.id);
    expect(await tx.query('select from app_public.job_applications')).toEqual([]);
    expect(await stated(tx)).toEqual([]);
    const [proof] = await tx.query<{ rows_erased: number }>(
      `select r.rows_erased from app_public.erased_rows r join app_public.erasures e on e.id = r.erasure_id
       where e.entity_id = $1 and r.table_name = 'job_applications'`,
      [team.id],
    );
    expect(proof).toEqual({ rows_erased: 7 });
  });
});

// Requirements: B13.10
test('an application is deleted with its applicant in every status, and the team’s counts remain', async () => {
  await database.rolledBack(async (tx) => {
    const { job, of } = await oneInEachState(tx);
    const before = await numbers(tx, job.id);
    expect(before).toEqual({ submitted: 1, qualified: 1, rejected: 1, approved: 1, enrolled: 1 });
    for (const id of Object.values(of)) {
      const [{ account_id }] = (await tx.query(
        'select account_id from app_public.job_applications where id = $1',
        [id],
      )) as [{ account_id: string }];
      await close(tx, account_id);
      await work(tx, 'erase_account', account_id);
    }
    expect(await tx.query('select from app_public.job_applications')).toEqual([]);
    expect(await numbers(tx, job.id)).toEqual(before);
    expect(await stated(tx)).toEqual([]);
  });
});
