import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import {
  type ApplicationRow,
  aJob,
  anApplicant,
  answer,
  aRecruitingTeam,
  begin,
  qualified,
  submit,
} from './a-recruiting-team.ts';

// Goal: an application belongs to its applicant until its submission; then only users who handle the job's
// applications see and decide it.
// Method: the functions, called as both sides and as others.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const why = [{ questionId: 'why', value: 'Derfor' }];

const seen = (tx: TestTransaction, who: Actor) =>
  tx.as(who, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select id from app_public.partner_job_applications() order by id',
    );
    return rows.map(({ id }) => id);
  });

// Requirements: B4.22, B4.24
test('is started once, stored answer by answer, and submitted with the answers that count', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    const ida = await anApplicant(tx);
    const started = await begin(tx, ida, job.id);
    expect((await begin(tx, ida, job.id)).id).toBe(started.id);
    await expectRefusals(call(tx, ida, 'create_job_application', { jobId: job.id }), [
      { code: 'TAKEN', path: 'jobId' },
    ]);
    await answer(tx, ida, started.id, [{ questionId: 'days', values: ['man', 'tir'] }]);
    const both = await answer(tx, ida, started.id, why);
    expect(both.answers).toEqual({ days: { values: ['man', 'tir'] }, why: { value: 'Derfor' } });
    const fewer = await answer(tx, ida, started.id, [{ questionId: 'days', values: [] }]);
    expect(fewer.answers).toEqual({ why: { value: 'Derfor' } });
    expect(await seen(tx, who.owner)).toEqual([]);
    expect(await submit(tx, ida, started)).toMatchObject({ status: 'SUBMITTED' });
    expect(await seen(tx, who.owner)).toEqual([started.id]);
    await expectRefusals(answer(tx, ida, started.id, why), [{ code: 'IMMUTABLE', path: 'id' }]);
    await expectRefusals(submit(tx, ida, started), [{ code: 'INVALID_TRANSITION' }]);
  });
});

test('invalid answers are refused by the server’s result, for the version that it read', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    const ida = await anApplicant(tx);
    const started = await begin(tx, ida, job.id);
    await expectRefusals(
      answer(tx, ida, started.id, [...why, { questionId: 'other', value: 'x' }]),
      [{ code: 'INVALID', path: 'attributes.applicationFormAnswers.1.questionId' }],
    );
    await expectRefusals(
      submit(tx, ida, started, { faults: [{ code: 'BLANK', path: 'answers.why' }] }),
      [{ code: 'BLANK', path: 'answers.why' }],
    );
    await expectRefusals(submit(tx, ida, started, { updatedAt: '2020-01-01T00:00:00Z' }), [
      { code: 'INVALID_ACTION', path: 'updatedAt' },
    ]);
    await expectRefusals(call(tx, ida, 'submit_job_application', { id: started.id }), [
      { code: 'INVALID_ACTION', path: 'updatedAt' },
      { code: 'BLANK', path: 'consentVersion' },
    ]);
    // A hidden answer does not count.
    await answer(tx, ida, started.id, [...why, { questionId: 'days', values: ['man'] }]);
    const accepted = { why: { value: 'Derfor' } };
    expect(await submit(tx, ida, started, { accepted })).toMatchObject({ answers: accepted });
  });
});

// Requirements: B13.13
test('a job accepts no applications as a draft, closed, after its deadline, or when it is full', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner, { applicationLimit: 1 });
    const [ida, ola, per] = [await anApplicant(tx), await anApplicant(tx), await anApplicant(tx)];
    const of = await begin(tx, ida, job.id);
    const waiting = await begin(tx, ola, job.id);
    await submit(tx, ida, of);
    await expectRefusals(submit(tx, ola, waiting), [{ code: 'INVALID_ACTION', path: 'id' }]);
    await expectRefusals(begin(tx, per, job.id), [{ code: 'INVALID_ACTION', path: 'jobId' }]);
    const set = (text: string) =>
      tx.query(`update app_public.jobs set application_limit = 9, ${text} where id = $1`, [job.id]);
    await set(`application_deadline_on = app_hidden.today() - 1`);
    await expectRefusals(begin(tx, per, job.id), [{ code: 'INVALID_ACTION', path: 'jobId' }]);
    await set(`application_deadline_on = app_hidden.today()`);
    expect(await submit(tx, ola, waiting)).toMatchObject({ status: 'SUBMITTED' });
    await call(tx, who.owner, 'close_job', { id: job.id });
    await expectRefusals(begin(tx, per, job.id), [{ code: 'INVALID_ACTION', path: 'jobId' }]);
    await expectRefusals(begin(tx, per, '01890000-0000-7000-8000-000000000000'), [
      { code: 'INVALID', path: 'jobId' },
    ]);
    // An applicant with an application keeps it.
    expect(await begin(tx, ola, job.id)).toMatchObject({ id: waiting.id });
  });
});

// Requirements: B6.11
test('applying needs a personal account and a confirmed address, and no impersonation', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    await expectRefusals(begin(tx, who.owner, job.id), [{ code: 'INVALID_ACTION' }]);
    const person = await registerPerson(tx, {}, { confirmed: false });
    const unproven = (await signIn(tx, person.userId, person.accountId)).who;
    await expectRefusals(begin(tx, unproven, job.id), [{ code: 'USER_NOT_CONFIRMED' }]);
    const ida = await anApplicant(tx);
    const { id } = await begin(tx, ida, job.id);
    const asIda: Actor = {
      ...ida,
      settings: { ...ida.settings, 'app.administrator_id': '01890000-0000-7000-8000-000000000000' },
    };
    for (const [name, input] of [
      ['create_job_application', { jobId: job.id }],
      ['find_or_create_job_application', { jobId: job.id }],
      ['update_job_application', { id, attributes: {} }],
      ['submit_job_application', { id }],
      ['withdraw_job_application', { id }],
    ] as const) {
      await expectRefusals(call(tx, asIda, name, input), [{ code: 'INVALID_ACTION' }]);
    }
  });
});

// Requirements: B4.25
test('a withdrawn application is visible to the applicant alone and can be corrected, until the decision', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    const ida = await anApplicant(tx);
    const started = await begin(tx, ida, job.id);
    await submit(tx, ida, started);
    const back = await call<ApplicationRow>(tx, ida, 'withdraw_job_application', {
      id: started.id,
    });
    expect(back).toMatchObject({ status: 'PENDING', submitted_at: null });
    expect(await seen(tx, who.owner)).toEqual([]);
    expect(await submit(tx, ida, started)).toMatchObject({ status: 'SUBMITTED' });
    const ready = await qualified(tx, job.id);
    expect(
      await call<ApplicationRow>(tx, ready.who, 'withdraw_job_application', { id: ready.id }),
    ).toMatchObject({ status: 'PENDING', submitted_at: null, qualified_at: null });
    const taken = await qualified(tx, job.id);
    await call(tx, who.owner, 'approve_job_application', { id: taken.id });
    await expectRefusals(call(tx, taken.who, 'withdraw_job_application', { id: taken.id }), [
      { code: 'INVALID_TRANSITION' },
    ]);
  });
});

// Requirements: A6.44, B4.23, B6.9
test('users who handle a job’s applications see and decide them; a manager of another department does not', async () => {
  await database.rolledBack(async (tx) => {
    const { who, store, kitchen } = await aRecruitingTeam(tx);
    const stranger = await aRecruitingTeam(tx);
    const ours = await qualified(tx, (await aJob(tx, who.owner, { departmentId: store })).id);
    const theirs = await qualified(tx, (await aJob(tx, who.owner, { departmentId: kitchen })).id);
    expect(await seen(tx, who.manager)).toEqual([ours.id]);
    expect((await seen(tx, who.admin)).sort()).toEqual([ours.id, theirs.id].sort());
    expect(await seen(tx, who.member)).toEqual([]);
    expect(await seen(tx, stranger.who.owner)).toEqual([]);
    for (const name of ['approve_job_application', 'reject_job_application']) {
      await expectRefusals(call(tx, who.manager, name, { id: theirs.id }), [
        { code: 'INVALID', path: 'id' },
      ]);
      await expectRefusals(call(tx, stranger.who.owner, name, { id: ours.id }), [
        { code: 'INVALID', path: 'id' },
      ]);
      await expectRefusals(call(tx, who.member, name, { id: ours.id }), [{ code: 'UNAUTHORIZED' }]);
      // The applicant cannot decide their own application.
      await expectRefusals(call(tx, ours.who, name, { id: ours.id }), [{ code: 'UNAUTHORIZED' }]);
    }
    expect(await call(tx, who.manager, 'approve_job_application', { id: ours.id })).toMatchObject({
      status: 'APPROVED',
    });
    expect(
      await call(tx, who.owner, 'reject_job_application', {
        id: theirs.id,
        reason: 'Vi fant en annen.',
      }),
    ).toMatchObject({ status: 'REJECTED', rejection_reason: 'Vi fant en annen.' });
    await expectRefusals(call(tx, who.owner, 'approve_job_application', { id: theirs.id }), [
      { code: 'INVALID_TRANSITION' },
    ]);
    // Both sides read the events.
    for (const side of [ours.who, who.manager]) {
      const events = await tx.as(side, async (client) => {
        const { rows } = await client.query<{ event_type: string }>(
          'select event_type from app_public.events where entity_id = $1 order by occurred_at, id',
          [ours.id],
        );
        return rows.map((one) => one.event_type);
      });
      expect(events).toEqual(['CREATED', 'SUBMITTED', 'QUALIFIED', 'APPROVED']);
    }
  });
});

// Requirements: B3.21
test('only the team sees the number of a job’s applications per status', async () => {
  await database.rolledBack(async (tx) => {
    const { who, store } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner, { departmentId: store });
    const [yes, no] = [await qualified(tx, job.id), await qualified(tx, job.id)];
    await qualified(tx, job.id);
    await call(tx, who.manager, 'approve_job_application', { id: yes.id });
    await call(tx, who.manager, 'reject_job_application', { id: no.id });
    const ola = await anApplicant(tx);
    await submit(tx, ola, await begin(tx, ola, job.id));
    await begin(tx, await anApplicant(tx), job.id);
    const counted = (one: Actor, from: string) =>
      tx.as(one, async (client) => {
        const { rows } = await client.query<{ counts: object | null }>(
          `select to_jsonb(app_public.jobs_counts(j)) as counts from ${from} j where j.id = $1`,
          [job.id],
        );
        return rows.map(({ counts }) => counts);
      });
    const all = { submitted: 1, qualified: 1, rejected: 1, approved: 1, enrolled: 0 };
    // Members who may not read the applications see the numbers too.
    for (const one of [who.owner, who.manager, who.member])
      expect(await counted(one, 'app_public.partner_jobs()')).toEqual([all]);
    expect(await counted(yes.who, 'app_public.jobs')).toEqual([null]);
    expect(await counted(yes.who, 'app_public.partner_jobs()')).toEqual([]);
  });
});

// Requirements: A8.47, B13.16
test('an application with an open check cannot be approved', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    const ida = await anApplicant(tx);
    const started = await begin(tx, ida, job.id);
    await submit(tx, ida, started);
    await expectRefusals(call(tx, who.owner, 'approve_job_application', { id: started.id }), [
      { code: 'JOB_CHECK_PENDING' },
    ]);
    expect(await call(tx, who.owner, 'reject_job_application', { id: started.id })).toMatchObject({
      status: 'REJECTED',
    });
  });
});

// Requirements: A6.41, B13.15
test('a plan has a limited number of candidates per year, and its owner is notified of the last one', async () => {
  await database.rolledBack(async (tx) => {
    const { who, id: accountId } = await aRecruitingTeam(tx);
    await tx.query(
      `insert into app_public.plan_subscriptions (account_id, price_plan_id, candidates)
       select $1, id, 2 from app_public.price_plans limit 1`,
      [accountId],
    );
    const [one, two] = [await aJob(tx, who.owner), await aJob(tx, who.owner)];
    await qualified(tx, one.id);
    const received = () =>
      tx.query(
        `select from app_public.events where account_id = $1 and event_type = 'CANDIDATES_REACHED'`,
        [accountId],
      );
    expect(await received()).toHaveLength(0);
    await qualified(tx, two.id);
    expect(await received()).toHaveLength(1);
    const late = await anApplicant(tx);
    const started = await begin(tx, late, one.id);
    await expectRefusals(submit(tx, late, started), [{ code: 'SUBSCRIPTION_LIMIT_EXCEEDED' }]);
    const used = await tx.as(who.owner, async (client) => {
      const { rows } = await client.query<{ used: number }>(
        'select app_public.plan_subscriptions_candidates_used(s) as used from app_public.plan_subscriptions s',
      );
      return rows[0]?.used;
    });
    expect(used).toBe(2);
    // Candidates of last year do not count.
    await tx.query(
      `update app_public.job_applications set submitted_at = now() - interval '1 year' where partner_account_id = $1 and status <> 'PENDING'`,
      [accountId],
    );
    expect(await submit(tx, late, started)).toMatchObject({ status: 'SUBMITTED' });
  });
});
