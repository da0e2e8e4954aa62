import type { Prepare } from '../../core/mutations/prepare.ts';
import { judgeWritten } from './judging/judge-written.ts';

/** Faults of the form are found by the code that the designer shows them with. Visitors are refused by SQL. */
export const lookUp: Prepare = async (input, { request }) =>
  request.session?.account_id
    ? { faults: await judgeWritten(request, input.attributes, async () => ({})) }
    : {};
