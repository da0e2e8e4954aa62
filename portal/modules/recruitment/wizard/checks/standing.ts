import type { DemandedCheck } from '#forms/applications/demanded-checks.ts';
import type { Application } from '../applicationFields.ts';
import { type CheckType, takes } from './takes.ts';

/** The fields of a check that its state is read from. */
type CheckState = Pick<Check, 'jobCheckType' | 'status' | 'sentAt'>;

type Check = Application['submittedJobChecks'][number];

interface SubmittedState extends Pick<Application, 'status'> {
  submittedJobChecks: readonly (CheckState & Pick<Check, 'isRequired'>)[];
}

export type Standing = 'OPEN' | 'READY' | 'IN_REVIEW' | 'SUCCEEDED' | 'FAILED';

/** The state of a check for its applicant; a PENDING check is READY once they have done their part. */
export function standingOf(
  check: CheckState | undefined,
  kind: CheckType,
  hasIdentity: boolean,
): Standing {
  if (check && check.status !== 'PENDING') return check.status;
  if (kind === 'IDENTITY') return hasIdentity ? 'READY' : 'OPEN';
  return check?.sentAt && !takes[kind].elsewhere ? 'READY' : 'OPEN';
}

/** Whether a submitted application cannot be decided on before its applicant has handed in something. */
export function isWaiting(
  { status, submittedJobChecks }: SubmittedState,
  hasIdentity: boolean,
): boolean {
  const demanded = submittedJobChecks.map(({ jobCheckType, isRequired }) => ({
    jobCheckType,
    required: isRequired,
  }));
  return status === 'SUBMITTED' && waitsForApplicant({ submittedJobChecks }, demanded, hasIdentity);
}

/** Whether a check that is required still takes something from the applicant. */
export function waitsForApplicant(
  { submittedJobChecks }: { submittedJobChecks: readonly CheckState[] },
  demanded: readonly DemandedCheck[],
  hasIdentity: boolean,
): boolean {
  return demanded.some(({ jobCheckType: kind, required }) => {
    const check = submittedJobChecks.find(({ jobCheckType }) => jobCheckType === kind);
    return required && ['OPEN', 'FAILED'].includes(standingOf(check, kind, hasIdentity));
  });
}
