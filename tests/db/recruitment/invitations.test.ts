// Goal: users who handle a job's applications invite people by e-mail, and each signs in with their own link, once,
// for two weeks; the team does not learn who is a user, and no user is created before they sign in.
// Method: invitations, the worker's mails and the links in them.
import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type Actor, actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { sessionOf } from '../../support/people/session-of.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { aJob, aRecruitingTeam, begin, type JobRow } from './a-recruiting-team.ts';

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const email = 'nils@example.no';

const invite = (tx: TestTransaction, who: Actor, jobId: string, ...emails: string[]) =>
  call<JobRow>(tx, who, 'invite_applicants', { jobId, emails });

const request = (tx: TestTransaction, jobId: string, address = email) =>
  call(tx, actor.visitor, 'request_application_link', { jobId, email: address, language: 'EN' });

/** The job payload for the newest mail to an address, and its token. */
async function newestMail(tx: TestTransaction, address: string) {
  const [event] = await tx.query<{ id: string; event_type: string }>(
    `select e.id, e.event_type from app_public.events e join app_public.job_invitations i on i.id = e.entity_id
     where i.email = $1 order by e.occurred_at desc limit 1`,
    [address],
  );
  const message = event!.event_type === 'INVITED' ? 'job_invitation' : 'application_link';
  const job = { eventId: event!.id, module: 'recruitment', message, recipient: 'email' };
  return { job, token: await workerCall<string | null>(tx, 'make_entrance', job, address) };
}

const use = (tx: TestTransaction, token: string, wasResent = false) =>
  call<{ token: string; deep_link: string }>(tx, actor.visitor, 'use_session_otp', {
    token,
    $prepared: { wasResent },
  });

async function resent(tx: TestTransaction, token: string): Promise<boolean> {
  const [row] = await tx.query<{ was_resent: boolean }>(
    'select app_private.resend_expired_link($1) as was_resent',
    [createHash('sha256').update(token).digest()],
  );
  return row!.was_resent;
}

const expire = (tx: TestTransaction) =>
  tx.query(`update app_private.one_time_links set expires_at = now() - interval '1 second'`);

const users = (tx: TestTransaction, address = email) =>
  tx.query<{ id: string }>('select id from app_public.users where email = $1', [address]);

test('an invited stranger becomes a user with the link, and lands in their own account at the job', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    await invite(tx, who.admin, job.id, ` ${email} `);
    expect(await users(tx)).toEqual([]);
    const { job: mail, token } = await newestMail(tx, email);
    const received = await workerCall<{ recipients: object[]; said: Record<string, object> }>(
      tx,
      'message_payload',
      mail,
      ['teamName', 'jobTitle'],
    );
    expect(received.recipients).toEqual([{ address: email, language: 'NB' }]);
    expect(received.said).toMatchObject({
      teamName: { value: 'Solsiden Barnehage' },
      jobTitle: { value: 'Vikar' },
    });
    expect(token).toMatch(/^job_[0-9a-z]{26}:[\w-]{43}$/);
    const [jobId] = token!.split(':');
    const used = await use(tx, token!);
    expect(used.deep_link).toBe(`/v2/nb/recruitmore/enrolment-wizard/${jobId}`);
    const session = (await sessionOf(tx, used.token))!;
    expect(session.settings).toMatchObject({ 'app.account_role': 'OWNER' });
    expect(await begin(tx, session, job.id)).toMatchObject({ status: 'PENDING' });
    await expectRefusals(use(tx, token!), [{ code: 'OTP_EXPIRED', path: 'token' }]);
    expect(await users(tx)).toHaveLength(1);
  });
});

test('a token combined with the id of another job is invalid', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const [one, other] = [await aJob(tx, who.owner), await aJob(tx, who.owner)];
    await invite(tx, who.owner, one.id, email);
    await invite(tx, who.owner, other.id, 'ida@example.no');
    const { token } = await newestMail(tx, email);
    const elsewhere = (await newestMail(tx, 'ida@example.no')).token!;
    const forged = `${elsewhere.split(':')[0]}:${token!.split(':')[1]}`;
    for (const wrong of [forged, token!.split(':')[1]!]) {
      await expectRefusals(use(tx, wrong), [{ code: 'INVALID_TOKEN', path: 'token' }]);
    }
    expect(await users(tx)).toEqual([]);
  });
});

test('an expired link is mailed again, once, for as long as the first', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    await invite(tx, who.owner, job.id, email);
    const { token } = await newestMail(tx, email);
    await expire(tx);
    expect(await resent(tx, token!)).toBe(true);
    await expectRefusals(use(tx, token!, true), [
      { code: 'OTP_EXPIRED_AND_RESENT', path: 'token' },
    ]);
    expect(await resent(tx, token!)).toBe(false);
    const [link] = await tx.query<{ id: string }>(
      `select id from app_private.one_time_links where purpose = 'INVITATION'`,
    );
    await workerCall(tx, 'renew_invitation', link!.id);
    const renewed = (await newestMail(tx, email)).token!;
    const [row] = await tx.query<{ days: number }>(
      `select round(extract(epoch from expires_at - now()) / 86400)::int as days
       from app_private.one_time_links where purpose = 'INVITATION' and superseded_at is null`,
    );
    expect(row).toEqual({ days: 14 });
    expect((await use(tx, renewed)).token).toBeTruthy();
  });
});

test('a request at the page of a job mails a link for half an hour, for known and unknown addresses', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    const known = await registerPerson(tx);
    for (const address of [email, known.email]) {
      expect(await request(tx, job.id, address)).toEqual(expect.anything());
      const [{ id }] = (await tx.query<{ id: string }>(
        'select id from app_public.job_invitations where email = $1',
        [address],
      )) as [{ id: string }];
      await workerCall(tx, 'tell_requested_link', id);
      const { token } = await newestMail(tx, address);
      const used = await use(tx, token!);
      expect(used.deep_link).toMatch(/^\/v2\/en\/recruitmore\/enrolment-wizard\/job_/);
    }
    expect(await users(tx, known.email)).toEqual([{ id: known.userId }]);
    const minutes = await tx.query<{ minutes: number }>(
      `select distinct round(extract(epoch from expires_at - now()) / 60)::int as minutes from app_private.one_time_links
       where purpose = 'INVITATION'`,
    );
    expect(minutes).toEqual([{ minutes: 30 }]);
    // The team is not notified of applicants who request a link themselves.
    const seen = await tx.as(who.owner, (client) =>
      client.query('select id from app_public.job_invitations'),
    );
    expect(seen.rows).toEqual([]);
  });
});

test('an error in each address is reported at its path, and no invitation is sent', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    await invite(tx, who.owner, job.id, email);
    await expectRefusals(
      invite(tx, who.owner, job.id, 'ida@example.no', 'ikke en adresse', 'IDA@example.no', email),
      [
        { code: 'INVALID', path: 'emails.1' },
        { code: 'TAKEN', path: 'emails.2' },
        { code: 'DELIVERY_FREQUENCY_EXCEEDED', path: 'emails.3' },
      ],
    );
    const many = Array.from({ length: 201 }, (_, at) => `n${at}@example.no`);
    await expectRefusals(invite(tx, who.owner, job.id, ...many), [
      { code: 'TOO_BIG', path: 'emails' },
    ]);
    await expectRefusals(invite(tx, who.owner, job.id), [{ code: 'BLANK', path: 'emails' }]);
    const written = await tx.query('select email from app_public.job_invitations');
    expect(written).toEqual([{ email }]);
  });
});

test('invitations are limited per day', async () => {
  await database.rolledBack(async (tx) => {
    const { who, id } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    await tx.query(
      `insert into app_public.events (entity, entity_id, account_id, event_type, actor, actor_kind)
       select 'job_invitations', $1, $2, 'INVITED', 'Olga', 'USER' from generate_series(1, 2499)`,
      [job.id, id],
    );
    await expectRefusals(invite(tx, who.owner, job.id, email, 'ida@example.no'), [
      { code: 'ATTEMPTS_LIMIT_EXCEEDED' },
    ]);
    await invite(tx, who.owner, job.id, email);
  });
});

test('a draft and a closed job cannot invite, and a manager invites to the jobs of their departments', async () => {
  await database.rolledBack(async (tx) => {
    const { who, store } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    const theirs = await aJob(tx, who.owner, { departmentId: store });
    await invite(tx, who.manager, theirs.id, email);
    await expectRefusals(invite(tx, who.manager, job.id, email), [
      { code: 'INVALID', path: 'jobId' },
    ]);
    await expectRefusals(invite(tx, who.member, theirs.id, email), [{ code: 'UNAUTHORIZED' }]);
    await call(tx, who.owner, 'close_job', { id: job.id });
    await expectRefusals(invite(tx, who.owner, job.id, email), [
      { code: 'INVALID_ACTION', path: 'jobId' },
    ]);
    await expectRefusals(request(tx, job.id), [{ code: 'INVALID_ACTION', path: 'jobId' }]);
    const other = await aRecruitingTeam(tx);
    await expectRefusals(invite(tx, other.who.owner, theirs.id, email), [
      { code: 'INVALID', path: 'jobId' },
    ]);
  });
});

test('the address is deleted after a month', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const job = await aJob(tx, who.owner);
    await invite(tx, who.owner, job.id, email, 'ida@example.no');
    await tx.query(
      `update app_public.job_invitations set invited_at = now() - interval '31 days' where email = $1`,
      [email],
    );
    await tx.as(actor.worker, (client) =>
      client.query('select app_private.forget_job_invitations()'),
    );
    const stored = await tx.query('select email from app_public.job_invitations');
    expect(stored).toEqual([{ email: 'ida@example.no' }]);
  });
});
