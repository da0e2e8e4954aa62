import { beforeAll, expect, test } from 'vitest';
import { type Actor, actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { anOperator } from '../../support/people/an-operator.ts';
import { call } from '../../support/people/call.ts';
import { giveIdentity } from '../../support/people/give-identity.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import {
  aFile,
  aJob,
  anApplicant,
  aRecruitingTeam,
  begin,
  type CheckRow,
  checked,
  doJob,
  handIn,
  qualify,
  submit,
} from './a-recruiting-team.ts';

// Goal: an applicant is checked exactly as the job demands; their papers can be opened by users with access, with an
// event, and are deleted with the decision.
// Method: the functions, called as applicant, team, worker and others.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const rowOf = async (tx: TestTransaction, applicationId: string, kind: string) => {
  const [row] = await tx.query<CheckRow>(
    'select *, updated_at::text from app_public.job_checks where job_application_id = $1 and job_check_type = $2',
    [applicationId, kind],
  );
  return row;
};
const statusOf = async (tx: TestTransaction, id: string) => {
  const [row] = await tx.query<{ status: string }>(
    'select status from app_public.job_applications where id = $1',
    [id],
  );
  return row?.status;
};
const seen = (tx: TestTransaction, who: Actor) =>
  tx.as(who, async (client) => {
    const { rows } = await client.query<{ kind: string }>(
      'select job_check_type as kind from app_public.job_checks_of_type() order by 1',
    );
    return rows.map(({ kind }) => kind);
  });
const filesSeen = (tx: TestTransaction, who: Actor, checkId: string) =>
  tx.as(who, async (client) => {
    const { rows } = await client.query(
      'select f.id from app_public.job_checks c, app_public.job_checks_documents(c) f where c.id = $1',
      [checkId],
    );
    return rows.length;
  });
const open = (tx: TestTransaction, who: Actor, id: string) =>
  call(tx, who, 'open_job_check_documents', { id });
const approve = (tx: TestTransaction, who: Actor, id: string) =>
  call<CheckRow>(tx, who, 'approve_job_check', { id });
const reject = (tx: TestTransaction, who: Actor, id: string, reason?: string) =>
  call<CheckRow>(tx, who, 'reject_job_check', { id, ...(reason && { reason }) });

type Team = Awaited<ReturnType<typeof aRecruitingTeam>>;
const giveAccess = (
  tx: TestTransaction,
  { memberIds }: Team,
  criminal: boolean,
  identity: boolean,
) =>
  tx.query(
    `update app_public.department_memberships set criminal_record_access = $2, identity_access = $3 where membership_id = $1`,
    [memberIds.member, criminal, identity],
  );

// Requirements: B4.27
test('an application is qualified once every required check has succeeded, and at once without any', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    const free = await checked(tx, job.id);
    await qualify(tx, free.id);
    expect(await statusOf(tx, free.id)).toBe('QUALIFIED');

    const ida = await anApplicant(tx);
    const { id } = await begin(tx, ida, job.id);
    const checks = [
      { jobCheckType: 'HSE_CARD', required: true },
      { jobCheckType: 'CREDIT', required: false },
    ];
    await submit(tx, ida, { id }, { checks });
    await qualify(tx, id);
    expect(await statusOf(tx, id)).toBe('SUBMITTED');
    await expectRefusals(call(tx, who.owner, 'approve_job_application', { id }), [
      { code: 'JOB_CHECK_PENDING' },
    ]);
    const card = await handIn(tx, ida, id, 'HSE_CARD', { content: '1234567' });
    expect(card.status).toBe('IN_REVIEW');
    expect(await approve(tx, who.owner, card.id)).toMatchObject({
      status: 'SUCCEEDED',
      decided_by: who.owner.settings['app.user_id'],
    });
    await doJob(tx, 'qualify_checked_application', card.id);
    expect(await statusOf(tx, id)).toBe('QUALIFIED');
    expect((await rowOf(tx, id, 'CREDIT'))?.status).toBe('PENDING');
  });
});

test('early papers wait for the application, and papers that its answers do not require are deleted', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    const ida = await anApplicant(tx);
    const { id } = await begin(tx, ida, job.id);
    const file = await aFile(tx, ida);
    expect(await handIn(tx, ida, id, 'RIGHT_TO_WORK', { documents: [file] })).toMatchObject({
      status: 'PENDING',
    });
    await handIn(tx, ida, id, 'HSE_CARD', { content: '1234567' });
    expect(await seen(tx, who.owner)).toEqual([]);
    await submit(tx, ida, { id }, { checks: [{ jobCheckType: 'HSE_CARD', required: true }] });
    expect(await seen(tx, who.owner)).toEqual(['HSE_CARD']);
    expect((await rowOf(tx, id, 'HSE_CARD'))?.status).toBe('IN_REVIEW');
    expect(await tx.query('select from app_public.files where id = $1', [file])).toEqual([]);
    await call(tx, ida, 'withdraw_job_application', { id });
    expect(await seen(tx, who.owner)).toEqual([]);
    expect(await seen(tx, ida)).toEqual(['HSE_CARD']);
  });
});

// Requirements: B13.19
test('all errors of the papers are reported together', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    const { who: ida, id } = await checked(tx, job.id, 'CREDIT', 'HSE_CARD');
    const other = await aFile(tx, await anApplicant(tx));
    const wrong: [string, object, object[]][] = [
      [
        'CREDIT',
        { content: '1', documents: [await aFile(tx, ida)] },
        [
          { code: 'PRESENT', path: 'attributes.content' },
          { code: 'PRESENT', path: 'attributes.documents' },
          { code: 'BLANK', path: 'attributes.hasConsented' },
        ],
      ],
      [
        'HSE_CARD',
        { documents: [other] },
        [
          { code: 'BLANK', path: 'attributes.content' },
          { code: 'INVALID', path: 'attributes.documents.0' },
        ],
      ],
      [
        'HEALTH_PERSONNEL_REGISTER',
        { content: 'abc' },
        [{ code: 'INVALID', path: 'attributes.content' }],
      ],
      ['RIGHT_TO_WORK', {}, [{ code: 'BLANK', path: 'attributes.documents' }]],
    ];
    for (const [kind, attributes, refusals] of wrong) {
      await expectRefusals(handIn(tx, ida, id, kind, attributes), refusals as never);
    }
    const undemanded = call(tx, ida, 'create_job_check', {
      jobApplicationId: id,
      jobCheckType: 'CREDIT',
      attributes: { hasConsented: true },
      $prepared: { demanded: [] },
    });
    await expectRefusals(undemanded, [{ code: 'INCLUSION', path: 'jobCheckType' }]);
    const credit = await handIn(tx, ida, id, 'CREDIT', { hasConsented: true });
    expect(credit.consented_at).not.toBeNull();
    await expectRefusals(handIn(tx, ida, id, 'CREDIT', { hasConsented: true }), [
      { code: 'JOB_CHECK_PENDING', path: 'jobCheckType' },
    ]);
  });
});

test('a consent can be revoked until the application is submitted', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    const ida = await anApplicant(tx);
    const application = await begin(tx, ida, job.id);
    const { id } = application;
    const consent = (hasConsented: boolean) => handIn(tx, ida, id, 'CREDIT', { hasConsented });
    const missing = [{ code: 'BLANK', path: 'attributes.hasConsented' }] as const;
    await expectRefusals(consent(false), [...missing]);
    expect(await consent(true)).toMatchObject({
      sent_at: expect.anything(),
      consented_at: expect.anything(),
    });
    expect(await consent(false)).toMatchObject({
      status: 'PENDING',
      sent_at: null,
      consented_at: null,
    });
    await expectRefusals(consent(false), [...missing]);
    await submit(tx, ida, application, {
      checks: [{ jobCheckType: 'CREDIT', required: false }],
    });
    expect((await rowOf(tx, id, 'CREDIT'))?.status).toBe('PENDING');
    await consent(true);
    await expectRefusals(consent(false), [
      { code: 'JOB_CHECK_PENDING', path: 'jobCheckType' },
      ...missing,
    ]);
  });
});

test('only the applicants themselves submit papers, without impersonation', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    const { who: ida, id } = await checked(tx, job.id, 'CREDIT');
    for (const other of [await anApplicant(tx), who.owner]) {
      await expectRefusals(handIn(tx, other, id, 'CREDIT', { hasConsented: true }), [
        { code: 'INVALID', path: 'jobApplicationId' },
      ]);
    }
    const asIda: Actor = {
      ...ida,
      settings: { ...ida.settings, 'app.administrator_id': '01890000-0000-7000-8000-000000000000' },
    };
    await expectRefusals(handIn(tx, asIda, id, 'CREDIT', { hasConsented: true }), [
      { code: 'INVALID_ACTION' },
    ]);
    await call(tx, who.owner, 'reject_job_application', { id });
    await expectRefusals(handIn(tx, ida, id, 'CREDIT', { hasConsented: true }), [
      { code: 'INVALID_ACTION', path: 'jobApplicationId' },
    ]);
  });
});

// Requirements: A1.12, A8.48, B1.15, B4.28, B13.23
test('a criminal record is opened with an event, decided, and erased without a copy of its contents', async () => {
  await database.rolledBack(async (tx) => {
    const team = await aRecruitingTeam(tx);
    const { who, store } = team;
    const job = await aJob(tx, who.owner, { departmentId: store });
    const { who: ida, id } = await checked(tx, job.id, 'CRIMINAL_RECORD');
    const file = await aFile(tx, ida);
    const check = await handIn(tx, ida, id, 'CRIMINAL_RECORD', { documents: [file] });
    expect(await filesSeen(tx, ida, check.id)).toBe(1);
    // The manager handles the application and sees the check; the member without access does not.
    expect(await seen(tx, who.manager)).toEqual(['CRIMINAL_RECORD']);
    expect(await seen(tx, who.member)).toEqual([]);
    for (const deed of [open, approve]) {
      await expectRefusals(deed(tx, who.manager, check.id), [{ code: 'UNAUTHORIZED' }]);
      await expectRefusals(deed(tx, who.member, check.id), [{ code: 'UNAUTHORIZED' }]);
      await expectRefusals(deed(tx, actor.operator('ADMIN'), check.id), [{ code: 'UNAUTHORIZED' }]);
    }
    await giveAccess(tx, team, true, false);
    expect(await seen(tx, who.member)).toEqual(['CRIMINAL_RECORD']);
    // A check that was not opened cannot be decided.
    expect(await filesSeen(tx, who.member, check.id)).toBe(0);
    await expectRefusals(approve(tx, who.member, check.id), [{ code: 'UNAUTHORIZED' }]);
    await open(tx, who.member, check.id);
    expect(await filesSeen(tx, who.member, check.id)).toBe(1);
    expect(await filesSeen(tx, who.owner, check.id)).toBe(0);
    await expectRefusals(reject(tx, who.member, check.id, 'Dømt for noe'), [
      { code: 'PRESENT', path: 'reason' },
    ]);
    expect(await approve(tx, who.member, check.id)).toMatchObject({
      status: 'SUCCEEDED',
      decided_by: who.member.settings['app.user_id'],
    });
    expect(await tx.query('select from app_public.files where id = $1', [file])).toEqual([]);
    expect(await tx.query('select from app_public.job_check_papers')).toEqual([]);
    const received = await tx.query<{ event_type: string; actor: string }>(
      `select event_type, actor from app_public.events where entity_id = $1 order by occurred_at, id`,
      [check.id],
    );
    expect(received.map((one) => one.event_type)).toEqual([
      'CREATED',
      'IN_REVIEW',
      'OPENED',
      'SUCCEEDED',
    ]);
    await expectRefusals(handIn(tx, ida, id, 'CRIMINAL_RECORD'), [
      { code: 'JOB_CHECK_SUCCEEDED', path: 'jobCheckType' },
    ]);
  });
});

// Requirements: A6.43, B6.10
test('with an identity check, a criminal record requires both accesses', async () => {
  await database.rolledBack(async (tx) => {
    const team = await aRecruitingTeam(tx);
    const { who, store } = team;
    const job = await aJob(tx, who.owner, { departmentId: store });
    const { who: ida, id } = await checked(tx, job.id, 'CRIMINAL_RECORD', 'IDENTITY');
    const check = await handIn(tx, ida, id, 'CRIMINAL_RECORD');
    await giveAccess(tx, team, true, false);
    await expectRefusals(approve(tx, who.member, check.id), [{ code: 'UNAUTHORIZED' }]);
    await giveAccess(tx, team, false, true);
    // A user with the other access alone sees the other check alone.
    expect(await seen(tx, who.member)).toEqual(['IDENTITY']);
    await expectRefusals(approve(tx, who.member, check.id), [{ code: 'INVALID', path: 'id' }]);
    await giveAccess(tx, team, true, true);
    expect(await approve(tx, who.member, check.id)).toMatchObject({ status: 'SUCCEEDED' });
  });
});

// Requirements: A6.43, B6.10
test('access is limited to a department, and another team has none', async () => {
  await database.rolledBack(async (tx) => {
    const team = await aRecruitingTeam(tx);
    const stranger = await aRecruitingTeam(tx);
    const { who, kitchen } = team;
    await giveAccess(tx, team, true, true);
    const job = await aJob(tx, who.owner, { departmentId: kitchen });
    const { who: ida, id } = await checked(tx, job.id, 'RIGHT_TO_WORK');
    const documents = [await aFile(tx, ida)];
    const check = await handIn(tx, ida, id, 'RIGHT_TO_WORK', { documents });
    expect(await seen(tx, who.member)).toEqual([]);
    await aJob(tx, stranger.who.owner);
    for (const deed of [open, approve, reject]) {
      await expectRefusals(deed(tx, stranger.who.owner, check.id), [
        { code: 'INVALID', path: 'id' },
      ]);
    }
    await open(tx, who.admin, check.id);
    expect(await approve(tx, who.admin, check.id)).toMatchObject({ status: 'SUCCEEDED' });
  });
});

test('users cannot decide their own check', async () => {
  await database.rolledBack(async (tx) => {
    const { who, people } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    const { id } = await checked(tx, job.id, 'HSE_CARD');
    await tx.query(
      'update app_public.job_checks set user_id = $1, status = $2, sent_at = now() where job_application_id = $3',
      [people.owner.userId, 'PENDING', id],
    );
    await tx.query('set local session_replication_role = replica');
    await tx.query(
      `update app_public.job_checks set status = 'IN_REVIEW' where job_application_id = $1`,
      [id],
    );
    await tx.query('set local session_replication_role = default');
    const check = (await rowOf(tx, id, 'HSE_CARD'))!;
    await expectRefusals(approve(tx, who.owner, check.id), [{ code: 'UNAUTHORIZED' }]);
    expect(await approve(tx, who.admin, check.id)).toMatchObject({ status: 'SUCCEEDED' });
  });
});

// Requirements: B4.28
test('a failed check has its reason, and can be submitted again', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    const { who: ida, id } = await checked(tx, job.id, 'HSE_CARD');
    const first = await handIn(tx, ida, id, 'HSE_CARD', { content: '1234567' });
    const operator = actor.operator('REVIEW');
    expect(await reject(tx, operator, first.id, 'Utløpt.')).toMatchObject({
      status: 'FAILED',
      rejection_reason: 'Utløpt.',
    });
    const again = await handIn(tx, ida, id, 'HSE_CARD', { content: '7654321' });
    expect(again).toMatchObject({ id: first.id, status: 'IN_REVIEW', rejection_reason: null });
    const stale = { id: again.id, updatedAt: '2020-01-01T00:00:00Z' };
    await expectRefusals(call(tx, who.owner, 'approve_job_check', stale), [
      { code: 'INVALID_ACTION', path: 'updatedAt' },
    ]);
  });
});

test('an operator with an interest in the applicant or the team can open and reject a check, and not approve it', async () => {
  await database.rolledBack(async (tx) => {
    const { id: teamId, who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    const { who: ida, id } = await checked(tx, job.id, 'RIGHT_TO_WORK');
    for (const own of [teamId, ida.settings['app.account_id']]) {
      const { who: operator } = await anOperator(tx, 'REVIEW');
      const settings = { ...operator.settings, 'app.own_account_ids': `{${own}}` };
      const interested = { ...operator, settings };
      const documents = [await aFile(tx, ida)];
      const check = await handIn(tx, ida, id, 'RIGHT_TO_WORK', { documents });
      await expectRefusals(reject(tx, interested, check.id), [{ code: 'UNAUTHORIZED' }]);
      await open(tx, interested, check.id);
      await expectRefusals(approve(tx, interested, check.id), [{ code: 'UNAUTHORIZED' }]);
      expect(await reject(tx, interested, check.id, 'Falsk.')).toMatchObject({ status: 'FAILED' });
    }
  });
});

// Requirements: A1.12, B1.15
test('identity and bank account succeed automatically when they are known', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    const { who: ida, id } = await checked(tx, job.id, 'IDENTITY');
    await doJob(tx, 'settle_checks_of_application', id);
    expect((await rowOf(tx, id, 'IDENTITY'))?.status).toBe('PENDING');
    expect(await handIn(tx, ida, id, 'IDENTITY')).toMatchObject({ status: 'PENDING' });
    const identity = await giveIdentity(tx, ida);
    await doJob(tx, 'settle_checks_of_identity', identity.id);
    expect(await rowOf(tx, id, 'IDENTITY')).toMatchObject({
      status: 'SUCCEEDED',
      decided_by: null,
    });
    await qualify(tx, id);
    expect(await statusOf(tx, id)).toBe('QUALIFIED');
  });
});

test('an answer of the provider counts once, for the open order, for five minutes', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    const { who: ida, id } = await checked(tx, job.id, 'HSE_CARD');
    const check = await handIn(tx, ida, id, 'HSE_CARD', { content: '1234567' });
    const order = async () => {
      const { rows } = await tx.as(actor.worker, (client) =>
        client.query<{ it: { reference: string } | null }>(
          'select app_private.begin_check_order($1) as it',
          [check.id],
        ),
      );
      return rows[0]?.it?.reference;
    };
    const answer = async (reference: unknown, outcome: string, ago = '0 minutes') => {
      const { rows } = await tx.as({ role: 'app_authenticator', settings: {} }, (client) =>
        client.query<{ it: boolean }>(
          'select app_private.store_check_result($1, $2, null, now() - $3::interval) as it',
          [reference, outcome, ago],
        ),
      );
      return rows[0]?.it;
    };
    const first = await order();
    expect(await order()).toBe(first);
    expect(await answer(first, 'CLEAR', '6 minutes')).toBe(false);
    expect(await answer('01890000-0000-7000-8000-000000000000', 'CLEAR')).toBe(false);
    expect(await answer(first, 'NOT_CLEAR')).toBe(true);
    expect(await answer(first, 'CLEAR')).toBe(false);
    await doJob(tx, 'settle_answered_check', check.id);
    expect(await rowOf(tx, id, 'HSE_CARD')).toMatchObject({
      status: 'FAILED',
      outcome: 'NOT_CLEAR',
    });
    // A new submission is another order, and the answer to the first is ignored.
    await handIn(tx, ida, id, 'HSE_CARD', { content: '1234567' });
    const second = await order();
    expect(second).not.toBe(first);
    expect(await answer(first, 'CLEAR')).toBe(false);
    expect(await answer(second, 'UNDECIDED')).toBe(true);
    await doJob(tx, 'settle_answered_check', check.id);
    expect((await rowOf(tx, id, 'HSE_CARD'))?.status).toBe('IN_REVIEW');
    expect(await approve(tx, who.owner, check.id)).toMatchObject({ status: 'SUCCEEDED' });
  });
});

// Requirements: B13.23
test('a check without a decision fails after 30 days, and its papers are deleted', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    const { who: ida, id } = await checked(tx, job.id, 'CRIMINAL_RECORD', 'CREDIT');
    await handIn(tx, ida, id, 'CRIMINAL_RECORD', { documents: [await aFile(tx, ida)] });
    await doJob(tx, 'expire_job_checks');
    expect((await rowOf(tx, id, 'CRIMINAL_RECORD'))?.status).toBe('IN_REVIEW');
    await tx.query(
      `update app_public.job_checks set sent_at = now() - interval '31 days' where sent_at is not null`,
    );
    await doJob(tx, 'expire_job_checks');
    expect(await rowOf(tx, id, 'CRIMINAL_RECORD')).toMatchObject({
      status: 'FAILED',
      decided_by: null,
    });
    expect(await tx.query('select from app_public.job_check_papers')).toEqual([]);
  });
});

test('an expired check fails, is notified, and can be submitted again', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    const { who: ida, id } = await checked(tx, job.id, 'HSE_CARD');
    const card = await handIn(tx, ida, id, 'HSE_CARD', { content: '1234567' });
    const holdsUntil = (days: number) =>
      tx.query(
        `update app_public.job_checks set outcome = 'CLEAR', answered_at = now(), expires_on = app_hidden.today() + $1::int`,
        [days],
      );
    const mails = () =>
      tx.query<{ message: string }>(
        `select f.message from app_public.followers f where f.entity = 'job_checks' and f.event_type = 'FAILED'
           and app_private.transition_condition_holds(f.condition, $1)`,
        [card.id],
      );
    await holdsUntil(0);
    await doJob(tx, 'settle_answered_check', card.id);
    await qualify(tx, id);
    await doJob(tx, 'expire_job_checks');
    expect(await rowOf(tx, id, 'HSE_CARD')).toMatchObject({ status: 'SUCCEEDED' });
    // One day later.
    await tx.query(`update app_public.job_checks set decided_at = now() - interval '2 days'`);
    await holdsUntil(-1);
    await doJob(tx, 'expire_job_checks');
    expect(await rowOf(tx, id, 'HSE_CARD')).toMatchObject({ status: 'FAILED', outcome: 'CLEAR' });
    expect(await mails()).toEqual([{ message: 'check_expired' }]);
    // The application stays qualified, but cannot be approved with it.
    expect(await statusOf(tx, id)).toBe('QUALIFIED');
    await expectRefusals(call(tx, who.owner, 'approve_job_application', { id }), [
      { code: 'JOB_CHECK_PENDING' },
    ]);
    expect(await handIn(tx, ida, id, 'HSE_CARD', { content: '7654321' })).toMatchObject({
      status: 'IN_REVIEW',
      outcome: null,
    });
    // A check that has expired already fails, and one that an operator approves stays approved.
    await holdsUntil(-1);
    await doJob(tx, 'settle_answered_check', card.id);
    expect((await rowOf(tx, id, 'HSE_CARD'))?.status).toBe('FAILED');
    expect(await mails()).toEqual([{ message: 'check_failed' }]);
    await handIn(tx, ida, id, 'HSE_CARD', { content: '7654321' });
    await holdsUntil(-1);
    await approve(tx, who.owner, card.id);
    await doJob(tx, 'expire_job_checks');
    expect((await rowOf(tx, id, 'HSE_CARD'))?.status).toBe('SUCCEEDED');
  });
});

test('an approved applicant renews an expired check and no other; a rejected one is not notified', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    const decidedOn = async (decision: string) => {
      const { who: ida, id } = await checked(tx, job.id, 'HSE_CARD');
      const card = await handIn(tx, ida, id, 'HSE_CARD', { content: '1234567' });
      await approve(tx, who.owner, card.id);
      await qualify(tx, id);
      await call(tx, who.owner, decision, { id });
      return { ida, id };
    };
    const taken = await decidedOn('approve_job_application');
    const rejected = await decidedOn('reject_job_application');
    const again = ({ ida, id }: typeof taken, kind = 'HSE_CARD') =>
      handIn(tx, ida, id, kind, { content: '1234567' });
    await expectRefusals(again(taken), [{ code: 'JOB_CHECK_SUCCEEDED', path: 'jobCheckType' }]);
    await expectRefusals(again(taken, 'DRIVERS_LICENSE'), [
      { code: 'INVALID_ACTION', path: 'jobApplicationId' },
    ]);
    await tx.query(
      `update app_public.job_checks set decided_at = now() - interval '2 days', expires_on = app_hidden.today() - 1`,
    );
    await doJob(tx, 'expire_job_checks');
    expect((await rowOf(tx, rejected.id, 'HSE_CARD'))?.status).toBe('SUCCEEDED');
    expect(await again(taken)).toMatchObject({ status: 'IN_REVIEW' });
    expect(await statusOf(tx, taken.id)).toBe('APPROVED');
  });
});

// Requirements: B13.24
test('an application erased during an open order leaves no rows, and the answer is ignored', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    const { who: ida, id } = await checked(tx, job.id, 'HSE_CARD');
    const documents = [await aFile(tx, ida)];
    const check = await handIn(tx, ida, id, 'HSE_CARD', { content: '1234567', documents });
    const accountId = ida.settings['app.account_id']!;
    await tx.query(
      'update app_public.accounts set deleted_at = now(), blocked_at = now() where id = $1',
      [accountId],
    );
    await doJob(tx, 'erase_account', accountId);
    expect(await tx.query('select from app_public.job_checks')).toEqual([]);
    expect(await tx.query('select from app_public.files where id = $1', documents)).toEqual([]);
    await doJob(tx, 'settle_answered_check', check.id);
    const { rows } = await tx.as(actor.worker, (client) =>
      client.query('select app_private.begin_check_order($1) as it', [check.id]),
    );
    expect(rows).toEqual([{ it: null }]);
  });
});
