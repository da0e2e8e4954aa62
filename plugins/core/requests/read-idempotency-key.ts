import 'grafserv';
import 'grafserv/node';

const header = 'idempotency-key';
const writable = /^[\x21-\x7e]{1,255}$/;

/**
 * Reads the caller's name for what they want done once. Requests have one; websockets are for
 * listening. Null when there is none, undefined when it cannot be taken as one.
 */
export function readIdempotencyKey({
  http,
}: Partial<Grafast.RequestContext>): string | null | undefined {
  const given = http?.getHeader(header);
  if (given === undefined) return null;
  return writable.test(given) ? given : undefined;
}
