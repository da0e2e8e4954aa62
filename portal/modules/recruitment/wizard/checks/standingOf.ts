import type { StateOutcome } from '#portal/ui/states/StateBadge.tsx';
import type { Application } from '../applicationFields.ts';
import { type CheckType, takes } from './takes.ts';

type Standing = 'OPEN' | 'READY' | 'IN_REVIEW' | 'SUCCEEDED' | 'FAILED';

export const outcomes: Record<Standing, StateOutcome> = {
  OPEN: 'MEMBERS',
  READY: 'OTHERS',
  IN_REVIEW: 'OTHERS',
  SUCCEEDED: 'GOOD_END',
  FAILED: 'BAD_END',
};

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
