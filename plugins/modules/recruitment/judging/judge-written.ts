import type { FieldError } from '../../../../forms/validate/field-error.ts';
import type { RequestOrigin } from '../../../core/requests/request-origin.ts';
import { judge } from './judging-pool.ts';

interface Written {
  applicationForm?: unknown;
  jobChecks?: unknown;
}

/**
 * What is wrong with a form and checks that a mutation is given, at the paths of its input; what it is not given is
 * taken as it is stored. An input without either leaves both as they are, so nothing is judged.
 */
export async function judgeWritten(
  origin: RequestOrigin,
  attributes: unknown,
  stored: () => Promise<Written>,
): Promise<FieldError[]> {
  const given = (attributes ?? {}) as Written;
  if ((given.applicationForm ?? given.jobChecks ?? null) === null) return [];
  const before = await stored();
  const faults = await judge(origin, {
    kind: 'form',
    form: given.applicationForm ?? before.applicationForm ?? { pages: [] },
    jobChecks: given.jobChecks ?? before.jobChecks ?? [],
  });
  return faults.map(({ code, path }) => ({ code, path: `attributes.${path}` }));
}
