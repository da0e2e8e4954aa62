/** Whether something failed over a file that is no JSON: that is told of the file, not of who reads it. */
export const isNoJson = (error: unknown): boolean =>
  error instanceof Error && (error instanceof SyntaxError || isNoJson(error.cause));
