import type { Answers, JobCheck } from './application-form.ts';
import { conditionHolds } from './shown-parts.ts';

export interface DemandedCheck {
  jobCheckType: JobCheck['jobCheckType'];
  required: boolean;
}

/**
 * The checks required of an applicant with these answers, each kind once: of two entries the stricter counts.
 */
export function demandedChecks(checks: readonly JobCheck[], accepted: Answers): DemandedCheck[] {
  const demanded = new Map<JobCheck['jobCheckType'], boolean>();
  for (const { jobCheckType, required = true, condition } of checks) {
    if (condition && !conditionHolds(condition, accepted)) continue;
    demanded.set(jobCheckType, required || (demanded.get(jobCheckType) ?? false));
  }
  return [...demanded].map(([jobCheckType, required]) => ({ jobCheckType, required }));
}
