/** Lost connections, servers that shut down or start up, and too many connections. */
const states = /^(08...|57P0[1-5]|53300)$/;
const broken = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** Errors of the driver itself, which have no code. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|terminating connection)/;

/** Whether an error means that the database cannot be reached, rather than that the query failed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const {
    code = '',
    message,
    errors = [],
  } = error as Error & { code?: string; errors?: unknown[] };
  return (
    states.test(code) || broken.has(code) || words.test(message) || errors.some(isDatabaseAway)
  );
}
