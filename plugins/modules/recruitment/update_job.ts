import type { Prepare } from '../../core/mutations/prepare.ts';
import { judgeWritten } from './judging/judge-written.ts';
import { storedForm } from './judging/stored-form.ts';

/** An edit of either is checked with the other as stored, since checks refer to answers of the form. */
export const lookUp: Prepare = async (input, tools) => {
  // For a job of another account, SQL reports that there is none.
  const stored = await storedForm(tools, input.id);
  if (!stored) return {};
  return {
    faults: await judgeWritten(tools.request, cleared(input.attributes), async () => stored),
  };
};

/** With null the form and the checks are as in a new job. */
function cleared(attributes: unknown): object {
  const given = (attributes ?? {}) as { applicationForm?: unknown; jobChecks?: unknown };
  return {
    ...given,
    ...(given.applicationForm === null && { applicationForm: { pages: [] } }),
    ...(given.jobChecks === null && { jobChecks: [] }),
  };
}
