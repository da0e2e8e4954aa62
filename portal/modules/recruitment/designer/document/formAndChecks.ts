/**
 * The designer works on one text, so that one step back undoes what was done to a question and to a check that asks
 * for it. There the checks are a member of the form; the server has them beside it.
 */
export const joinChecks = (form: unknown, checks: unknown): object => ({
  ...(form as object | null),
  ...(Array.isArray(checks) && checks.length === 0 ? {} : { jobChecks: checks ?? [] }),
});

/** The two documents that a text says. Without the member nothing is checked; what is no list the server refuses. */
export function splitChecks(document: object): { applicationForm: object; jobChecks: unknown[] } {
  const { jobChecks = [], ...applicationForm } = document as { jobChecks?: unknown[] };
  return { applicationForm, jobChecks };
}
