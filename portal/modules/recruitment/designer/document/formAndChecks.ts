/**
 * The designer works on one text, so that a single undo reverts a change of a question together with that of
 * a check depending on it. There the checks are a member of the form; the server stores them beside it.
 */
export const joinChecks = (form: unknown, checks: unknown): object => ({
  ...(form as object | null),
  ...(Array.isArray(checks) && checks.length === 0 ? {} : { jobChecks: checks ?? [] }),
});

/**
 * The two documents of a text. Without the member there are no checks; a value that is not a list is refused
 * by the server.
 */
export function splitChecks(document: object): { applicationForm: object; jobChecks: unknown[] } {
  const { jobChecks = [], ...applicationForm } = document as { jobChecks?: unknown[] };
  return { applicationForm, jobChecks };
}
