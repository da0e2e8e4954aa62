import { act } from './actors.ts';
import type { Connections } from './connections.ts';
import { inOwnAccount } from './in-own-account.ts';

/** An accepted applicant has agreed to be enrolled; the team has not answered yet. */
export async function makeEnrolment({ authenticator, owner }: Connections): Promise<void> {
  const who = await inOwnAccount(owner, 'amina@demo.honorar.no');
  const { rows } = await owner.query(
    `select p.id as "freelanceProfileId", a.id as "jobApplicationId",
       app_public.enrollment_consent_version() as "consentVersion"
     from app_public.freelance_profiles p
       join app_public.job_applications a on a.account_id = p.account_id and a.status = 'APPROVED'
     where p.account_id = $1`,
    [who.accountId],
  );
  await act(authenticator, who, 'set_enrollment', rows[0]);
}
