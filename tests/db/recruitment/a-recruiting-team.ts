import { type Actor, actor } from '../../support/actor.ts';
import { call } from '../../support/people/call.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { signIn } from '../../support/people/sign-in.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { staffedTeam } from '../accounts/staffed-team.ts';

export type JobRow = { id: string; status: string; updated_at: string; department_id: string };
export type ApplicationRow = {
  id: string;
  status: string;
  answers: Record<string, unknown>;
  updated_at: string;
  form_version_id: string;
};

export const form = {
  pages: [
    {
      title: 'Om deg',
      pageNumber: 1,
      questions: [
        { id: 'why', label: 'Hvorfor', type: 'TEXT', required: true },
        { id: 'days', label: 'Dager', type: 'CHECKBOXES', options: ['man', 'tir'] },
      ],
    },
  ],
};

/** The server's result for a valid form. */
export const inOrder = { $prepared: { faults: [] } };

export const texts = {
  title: 'Vikar',
  tagline: 'Vær med oss',
  description: 'Vi søker vikarer.',
  privacyLink: 'https://solsiden.example/personvern',
  termsLink: 'https://solsiden.example/vilkar',
};

/** A team that recruits, with a user of each role: the manager leads the department `store`. */
export async function aRecruitingTeam(tx: TestTransaction) {
  const team = await staffedTeam(tx);
  await tx.query('update app_public.accounts set workflows_enabled = true where id = $1', [
    team.id,
  ]);
  return team;
}

/** A published job that accepts applications. */
export async function aJob(
  tx: TestTransaction,
  owner: Actor,
  attributes: Record<string, unknown> = {},
): Promise<JobRow> {
  const { id } = await call<JobRow>(tx, owner, 'create_job', {
    attributes: { ...texts, applicationForm: form, ...attributes },
    ...inOrder,
  });
  return call<JobRow>(tx, owner, 'publish_job', { id });
}

/** A user in their own account. */
export async function anApplicant(tx: TestTransaction): Promise<Actor> {
  const person = await registerPerson(tx);
  return (await signIn(tx, person.userId, person.accountId)).who;
}

export const begin = (tx: TestTransaction, who: Actor, jobId: string) =>
  call<ApplicationRow>(tx, who, 'find_or_create_job_application', { jobId });

export const answer = (tx: TestTransaction, who: Actor, id: string, answers: object[]) =>
  call<ApplicationRow>(tx, who, 'update_job_application', {
    id,
    attributes: { applicationFormAnswers: answers },
  });

/** The current consent for the job of an application. */
export async function offered(tx: TestTransaction, applicationId: string): Promise<string> {
  const [row] = await tx.query<{ version: string }>(
    `select (app_private.consent_to_job(j)).version from app_public.jobs j
     join app_public.job_applications a on a.job_id = j.id where a.id = $1`,
    [applicationId],
  );
  return row!.version;
}

/** Submits, as the server does after it has validated the stored answers. */
export async function submit(
  tx: TestTransaction,
  who: Actor,
  { id }: { id: string },
  verdict: object = {},
  more: object = {},
): Promise<ApplicationRow> {
  const [stored] = await tx.query<{ updated_at: string; answers: object }>(
    'select updated_at::text, answers from app_public.job_applications where id = $1',
    [id],
  );
  return call<ApplicationRow>(tx, who, 'submit_job_application', {
    id,
    consentVersion: await offered(tx, id),
    $prepared: { updatedAt: stored?.updated_at, faults: [], accepted: stored?.answers, ...verdict },
    ...more,
  });
}

/** The worker's review of a submitted application. */
export const qualify = (tx: TestTransaction, id: string) =>
  tx.as(actor.worker, (client) =>
    client.query('select app_private.qualify_job_application($1)', [id]),
  );

export type CheckRow = {
  id: string;
  status: string;
  job_check_type: string;
  updated_at: string;
  consented_at: string | null;
  decided_by: string | null;
  rejection_reason: string | null;
  outcome: string | null;
};

/** Submits a check's papers, as the server does after it has read the job's checks. */
export const handIn = (
  tx: TestTransaction,
  who: Actor,
  applicationId: string,
  jobCheckType: string,
  attributes: object = {},
) =>
  call<CheckRow>(tx, who, 'create_job_check', {
    jobApplicationId: applicationId,
    jobCheckType,
    attributes,
    $prepared: { demanded: [jobCheckType] },
  });

/** A file that a user has uploaded, as the server registers it. */
export async function aFile(tx: TestTransaction, { settings }: Actor): Promise<string> {
  const [file] = await tx.query<{ id: string }>(
    `insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key)
     values ($1, 'attest.pdf', 'application/pdf', 10, sha256('a'), gen_random_uuid()) returning id`,
    [settings['app.account_id']],
  );
  return file!.id;
}

/** A user's submitted application with a check of this type. */
export async function checked(tx: TestTransaction, jobId: string, ...kinds: string[]) {
  const who = await anApplicant(tx);
  const { id } = await begin(tx, who, jobId);
  const checks = kinds.map((jobCheckType) => ({ jobCheckType, required: true }));
  await submit(tx, who, { id }, { checks });
  return { who, id };
}

/** Runs a job of the worker by its function. */
export const doJob = (tx: TestTransaction, name: string, ...ids: string[]) =>
  tx.as(actor.worker, (client) =>
    client.query(`select app_private.${name}(${ids.map((_, at) => `$${at + 1}`).join()})`, ids),
  );

/** A user's application that waits for a decision. */
export async function qualified(tx: TestTransaction, jobId: string) {
  const who = await anApplicant(tx);
  const application = await begin(tx, who, jobId);
  await answer(tx, who, application.id, [{ questionId: 'why', value: 'Derfor' }]);
  await submit(tx, who, application);
  await qualify(tx, application.id);
  await tx.as(actor.worker, (client) =>
    client.query('select app_private.tell_candidates($1)', [application.id]),
  );
  return { who, id: application.id };
}

/** Marks the application as enrolled; the conditions of an enrolment are not tested here. */
export async function enrolled(tx: TestTransaction, applicationId: string): Promise<void> {
  await tx.query(`select set_config('session_replication_role', 'replica', true)`);
  await tx.query(
    `insert into app_public.enrollments (
       account_id, partner_account_id, freelance_profile_id, status, freelance_type, first_name, last_name, consent_version, approved_at
     )
     select account_id, partner_account_id, gen_random_uuid(), 'APPROVED', 'INDIVIDUAL', 'Ida', 'Uvanligord', '2026-11', now()
     from app_public.job_applications where id = $1`,
    [applicationId],
  );
  await tx.query(
    `update app_public.job_applications set status = 'ENROLLED', enrolled_at = now() where id = $1`,
    [applicationId],
  );
  await tx.query(`select set_config('session_replication_role', 'origin', true)`);
}
