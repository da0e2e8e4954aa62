/**
 * Whether an error comes from a file that is no JSON. Such an error is reported for the file itself, not for
 * its readers.
 */
export const isNoJson = (error: unknown): boolean =>
  error instanceof Error && (error instanceof SyntaxError || isNoJson(error.cause));
