import { demandedChecks } from '#forms/applications/demanded-checks.ts';
import type { Prepare } from '../../core/mutations/prepare.ts';
import { judgeApplication } from './judging/judge-application.ts';

/** The checks that the job requires, given the applicant's answers so far. */
export const lookUp: Prepare = async (input, tools) => {
  const judged = await judgeApplication(tools, input.jobApplicationId);
  if (!judged) return {};
  const demanded = demandedChecks(judged.jobChecks, judged.accepted);
  return { demanded: demanded.map(({ jobCheckType }) => jobCheckType) };
};
