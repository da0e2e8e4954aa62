import type { Answers, JobCheck } from './application-form.ts';
import { conditionHolds } from './shown-parts.ts';

export interface DemandedCheck {
  jobCheckType: JobCheck['jobCheckType'];
  required: boolean;
}

/** What is checked of who has answered so, each kind once: of two that ask for it the stricter counts. */
export function demandedChecks(checks: readonly JobCheck[], kept: Answers): DemandedCheck[] {
  const demanded = new Map<JobCheck['jobCheckType'], boolean>();
  for (const { jobCheckType, required = true, condition } of checks) {
    if (condition && !conditionHolds(condition, kept)) continue;
    demanded.set(jobCheckType, required || (demanded.get(jobCheckType) ?? false));
  }
  return [...demanded].map(([jobCheckType, required]) => ({ jobCheckType, required }));
}
