import type { DemandedCheck } from '#forms/applications/demanded-checks.ts';
import type { Application } from '../applicationFields.ts';
import { type CheckType, takes } from './takes.ts';

export type Standing = 'OPEN' | 'READY' | 'IN_REVIEW' | 'SUCCEEDED' | 'FAILED';

/** The state of a check for its applicant; a PENDING check is READY once they have done their part. */
export function standingOf(
  check: Application['submittedJobChecks'][number] | undefined,
  kind: CheckType,
  hasIdentity: boolean,
): Standing {
  if (check && check.status !== 'PENDING') return check.status;
  if (kind === 'IDENTITY') return hasIdentity ? 'READY' : 'OPEN';
  return check?.sentAt && !takes[kind].elsewhere ? 'READY' : 'OPEN';
}

/** Whether a check that is required still takes something from the applicant. */
export function waitsForApplicant(
  { submittedJobChecks }: Pick<Application, 'submittedJobChecks'>,
  demanded: readonly DemandedCheck[],
  hasIdentity: boolean,
): boolean {
  return demanded.some(({ jobCheckType: kind, required }) => {
    const check = submittedJobChecks.find(({ jobCheckType }) => jobCheckType === kind);
    return required && ['OPEN', 'FAILED'].includes(standingOf(check, kind, hasIdentity));
  });
}
