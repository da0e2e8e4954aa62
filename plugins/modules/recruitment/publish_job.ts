import type { Prepare } from '../../core/mutations/prepare.ts';
import { judge } from './judging/judging-pool.ts';
import { storedForm } from './judging/stored-form.ts';

/** Judges the form once more: a draft may be older than a rule. One without pages SQL refuses. */
export const lookUp: Prepare = async (input, tools) => {
  const stored = await storedForm(tools, input.id);
  if (!stored) return {};
  const { applicationForm, jobChecks } = stored;
  return {
    faults: await judge(tools.request, { kind: 'form', form: applicationForm, jobChecks }),
  };
};
