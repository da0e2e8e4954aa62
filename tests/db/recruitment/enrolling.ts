import type { Actor } from '../../support/actor.ts';
import { actor } from '../../support/actor.ts';
import { call } from '../../support/people/call.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { type Invoicer, makeInvoicer } from '../invoicing/draft.ts';
import { aJob, answer, aRecruitingTeam, begin, qualify, submit } from './a-recruiting-team.ts';

export type EnrollmentRow = {
  id: string;
  status: string;
  approved: boolean;
  display_name: string;
  consent_version: string;
  approved_at: Date | null;
  ended_at: Date | null;
  updated_at: string;
};
type Team = Awaited<ReturnType<typeof aRecruitingTeam>>;
export type Approved = { team: Team; invoicer: Invoicer; applicationId: string };

/** The current wording. */
export const consentVersion = '2026-11/2';

/** Applies, as a user with a payout profile, and is qualified. */
export async function applied(
  tx: TestTransaction,
  invoicer: Invoicer,
  jobId: string,
): Promise<string> {
  const { id } = await begin(tx, invoicer.owner, jobId);
  await answer(tx, invoicer.owner, id, [{ questionId: 'why', value: 'Derfor' }]);
  await submit(tx, invoicer.owner, { id });
  await qualify(tx, id);
  return id;
}

/** A team that has approved the application of an invoicer; its organisation number is verified. */
export async function approvedFreelancer(
  tx: TestTransaction,
  type: 'individual' | 'organization' = 'individual',
): Promise<Approved> {
  const team = await aRecruitingTeam(tx);
  await verified(tx, team.id);
  const job = await aJob(tx, team.who.owner);
  const invoicer = await makeInvoicer(tx, type);
  const applicationId = await applied(tx, invoicer, job.id);
  await call(tx, team.who.owner, 'approve_job_application', { id: applicationId });
  return { team, invoicer, applicationId };
}

let numbers = 911_000_000;

/** Sets an organisation number that is unique in the database. */
export const verified = (tx: TestTransaction, teamId: string) =>
  tx.query(
    'update app_public.accounts set organization_number = $2, organization_verified_at = now() where id = $1',
    [teamId, String(numbers++)],
  );

export const enrol = (tx: TestTransaction, who: Actor, input: object) =>
  call<EnrollmentRow>(tx, who, 'set_enrollment', { consentVersion, ...input });

/** The input of an enrolment of the two. */
export const between = ({ invoicer, team }: Approved) => ({
  freelanceProfileId: invoicer.profile.id,
  partnerAccountId: team.id,
});

/** Requested and approved. */
export async function enrolled(
  tx: TestTransaction,
  type?: 'individual' | 'organization',
): Promise<Approved & { enrollment: EnrollmentRow }> {
  const approved = await approvedFreelancer(tx, type);
  const { id } = await enrol(tx, approved.invoicer.owner, between(approved));
  const enrollment = await call<EnrollmentRow>(tx, approved.team.who.owner, 'approve_enrollment', {
    id,
  });
  return { ...approved, enrollment };
}

/** Runs a job of the worker. */
export const work = (tx: TestTransaction, name: string, id: string) =>
  tx.as(actor.worker, (client) => client.query(`select app_private.${name}($1)`, [id]));
