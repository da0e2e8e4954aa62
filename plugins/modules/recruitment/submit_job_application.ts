import { storedAnswers } from '#forms/applications/application-form.ts';
import { demandedChecks } from '#forms/applications/demanded-checks.ts';
import type { Prepare } from '../../core/mutations/prepare.ts';
import { judgeApplication } from './judging/judge-application.ts';

/** Validates the stored answers, independent of the browser, and determines the required checks. */
export const lookUp: Prepare = async (input, tools) => {
  const judged = await judgeApplication(tools, input.id);
  if (!judged) return {};
  const { updatedAt, errors, accepted, jobChecks } = judged;
  return {
    updatedAt,
    faults: errors.map(({ code, path }) => ({ code, path: `answers.${path}` })),
    accepted: storedAnswers(accepted),
    checks: demandedChecks(jobChecks, accepted),
  };
};
