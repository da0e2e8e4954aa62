import type { FieldError } from '#forms/validate/to-field-errors.ts';
import type { RequestOrigin } from '#plugins/core/requests/request-context.ts';
import { judge } from './judging-pool.ts';

interface Written {
  applicationForm?: unknown;
  jobChecks?: unknown;
}

/**
 * The errors of the form and checks in a mutation's input, at their paths; a missing part is read from the stored row.
 * An input without either changes neither, so nothing is checked.
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
