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

/** What the server says of a form that is in order. */
export const inOrder = { $prepared: { faults: [] } };

export const texts = {
  title: 'Vikar',
  tagline: 'Vær med oss',
  description: 'Vi søker vikarer.',
  privacyLink: 'https://solsiden.example/personvern',
  termsLink: 'https://solsiden.example/vilkar',
};

/** A team that recruits, with somebody of each role: the manager leads the department `store`. */
export async function aRecruitingTeam(tx: TestTransaction) {
  const team = await staffedTeam(tx);
  await tx.query('update app_public.accounts set workflows_enabled = true where id = $1', [
    team.id,
  ]);
  return team;
}

/** A job that takes applications. */
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

/** Somebody in their own account. */
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

/** What applicants to the job of an application agree to now. */
export async function offered(tx: TestTransaction, applicationId: string): Promise<string> {
  const [row] = await tx.query<{ version: string }>(
    `select (app_private.consent_to_job(j)).version from app_public.jobs j
     join app_public.job_applications a on a.job_id = j.id where a.id = $1`,
    [applicationId],
  );
  return row!.version;
}

/** Sends in, as the server does once it has judged what is kept. */
export async function submit(
  tx: TestTransaction,
  who: Actor,
  { id }: { id: string },
  verdict: object = {},
  more: object = {},
): Promise<ApplicationRow> {
  const [kept] = await tx.query<{ updated_at: string; answers: object }>(
    'select updated_at::text, answers from app_public.job_applications where id = $1',
    [id],
  );
  return call<ApplicationRow>(tx, who, 'submit_job_application', {
    id,
    consentVersion: await offered(tx, id),
    $prepared: { updatedAt: kept?.updated_at, faults: [], kept: kept?.answers, ...verdict },
    ...more,
  });
}

/** The worker's look at an application that was sent in. */
export const qualify = (tx: TestTransaction, id: string) =>
  tx.as(actor.worker, (client) =>
    client.query('select app_private.qualify_job_application($1)', [id]),
  );

/** Somebody's application as it waits for a decision. */
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
