import { readFileSync } from 'node:fs';
import type pg from 'pg';
import {
  answersFor,
  type FormTemplate,
  storedAnswers,
} from '#forms/applications/application-form.ts';
import { checkAnswers } from '#forms/applications/check-answers.ts';
import { compileForm } from '#forms/applications/compile-form.ts';
import { type Actor, act, inOwnAccount } from './actors.ts';
import type { Connections } from './connections.ts';

const TEMPLATE = '../../forms/applications/templates/kindergarten-substitute.json';
const template = JSON.parse(
  readFileSync(new URL(TEMPLATE, import.meta.url), 'utf8'),
) as FormTemplate;

/** The state an application of the demo ends in. */
type Ending = 'PENDING' | 'CHECKED' | 'QUALIFIED' | 'APPROVED' | 'REJECTED';

const applicants: { email: string; ending: Ending; answers: Record<string, string | string[]> }[] =
  [
    {
      email: 'ingrid@demo.honorar.no',
      ending: 'QUALIFIED',
      answers: {
        education: 'other',
        experience: 'To somre på SFO, og tre egne barn.',
        norwegian: 'native',
        days: ['mon', 'wed'],
        notice: 'dayBefore',
        from: '2027-01-04',
      },
    },
    {
      email: 'amina@demo.honorar.no',
      ending: 'APPROVED',
      answers: {
        education: 'student',
        study: 'Barnehagelærer, tredje år, OsloMet',
        experience: 'Praksis i to barnehager.',
        norwegian: 'native',
        otherLanguages: ['so', 'en'],
        days: ['thu', 'fri'],
        notice: 'hour',
        from: '2026-12-01',
      },
    },
    {
      email: 'siri@demo.honorar.no',
      ending: 'REJECTED',
      answers: {
        education: 'other',
        experience: 'Ingen ennå.',
        norwegian: 'native',
        days: ['fri'],
        notice: 'week',
        from: '2027-08-01',
      },
    },
    {
      email: 'jonas@demo.honorar.no',
      ending: 'CHECKED',
      answers: {
        education: 'other',
        experience: 'Trener for de minste i fotball.',
        norwegian: 'native',
        days: ['tue', 'wed'],
        notice: 'dayBefore',
        from: '2027-01-11',
      },
    },
    { email: 'ola@demo.honorar.no', ending: 'PENDING', answers: { education: 'other' } },
  ];

/** A kindergarten looks for substitutes, and for a cook with a form it has not made yet. */
export async function makeJobs(connections: Connections): Promise<void> {
  const { authenticator, owner } = connections;
  const team = await inTeam(owner, 'Solsiden Barnehage');
  const { applicationForm, jobChecks } = template;
  const links = {
    privacyLink: 'https://solsiden.example/personvern',
    termsLink: 'https://solsiden.example/vilkar',
  };
  const job = await act(authenticator, team, 'create_job', {
    attributes: {
      title: 'Ringevikar',
      tagline: 'Vær med oss når en av de voksne er syk',
      description:
        'Vi er tre avdelinger i et gammelt hus med stor hage. Når noen er borte, trenger vi en voksen barna kan bli trygge på.\n\nDu sier hvilke dager du kan, og vi ringer.',
      compensation: '215 kr i timen',
      jobType: 'Vikar',
      ...links,
      applicationForm,
      jobChecks,
    },
    $prepared: { faults: [] },
  });
  await act(authenticator, team, 'publish_job', { id: job.id });
  await act(authenticator, team, 'create_job', {
    attributes: {
      title: 'Kokk to dager i uken',
      tagline: 'Varm lunsj til førti',
      ...links,
      description:
        'Vi lager maten selv, og vil ha med oss en som liker at barn er med på kjøkkenet.',
    },
    $prepared: { faults: [] },
  });
  for (const applicant of applicants) await apply(connections, team, String(job.id), applicant);
}

async function apply(
  { authenticator, owner, worker }: Connections,
  team: Actor,
  jobId: string,
  { email, ending, answers }: (typeof applicants)[number],
): Promise<void> {
  const who = await inOwnAccount(owner, email);
  const { id } = await act(authenticator, who, 'create_job_application', { jobId });
  const applicationFormAnswers = answersFor(answers);
  await act(authenticator, who, 'update_job_application', {
    id,
    attributes: { applicationFormAnswers },
  });
  if (ending === 'PENDING') return;
  // Judged as the server does, so that a template that changes is not passed by.
  const { errors, accepted } = checkAnswers(compileForm(template.applicationForm), answers);
  const { rows } = await owner.query(
    'select updated_at::text as "updatedAt" from app_public.job_applications where id = $1',
    [id],
  );
  const checks = ending === 'CHECKED' ? template.jobChecks : [];
  const verdict = { ...rows[0], faults: errors, accepted: storedAnswers(accepted), checks };
  const consented = await owner.query(
    'select (app_private.consent_to_job(j)).version as "consentVersion" from app_public.jobs j where id = $1',
    [jobId],
  );
  const input = { id, ...consented.rows[0], $prepared: verdict };
  await act(authenticator, who, 'submit_job_application', input);
  await worker.query('select app_private.qualify_job_application($1)', [id]);
  if (ending === 'CHECKED') await showRecord(authenticator, who, id);
  if (ending === 'APPROVED') await act(authenticator, team, 'approve_job_application', { id });
  if (ending === 'REJECTED') {
    const reason = 'Vi har funnet noen som kan begynne tidligere. Søk gjerne igjen til våren.';
    await act(authenticator, team, 'reject_job_application', { id, reason });
  }
}

/** Chooses to show the police certificate, which the team reviews and decides on. */
async function showRecord(
  authenticator: Connections['authenticator'],
  who: Actor,
  jobApplicationId: unknown,
): Promise<void> {
  const jobCheckType = 'CRIMINAL_RECORD';
  await act(authenticator, who, 'create_job_check', {
    jobApplicationId,
    jobCheckType,
    attributes: {},
    $prepared: { demanded: [jobCheckType] },
  });
}

async function inTeam(owner: pg.Pool, name: string): Promise<Actor> {
  const { rows } = await owner.query(
    'select id, primary_user_id as "userId" from app_public.accounts where name = $1',
    [name],
  );
  const [{ id, userId }] = rows;
  return {
    role: 'app_user',
    userId,
    accountId: id,
    accountRole: 'OWNER',
    actorName: 'Kari Nordmann',
  };
}
