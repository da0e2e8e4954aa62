import type { Prepare } from '../../core/mutations/prepare.ts';
import { judgeForm } from './judging/judge-form.ts';

/** What is wrong with the form is found by the same code that the designer shows it with. */
export const lookUp: Prepare = async (input) => ({
  faults: judgeForm((input.attributes ?? {}) as object, {}),
});
