import 'grafserv';
import 'grafserv/node';

const header = 'idempotency-key';
const writable = /^[\x21-\x7e]{1,255}$/;

/**
 * Reads the caller's idempotency key. Requests may have one; websockets are for subscriptions. Null when
 * there is none, undefined when it is invalid.
 */
export function readIdempotencyKey({
  http,
}: Partial<Grafast.RequestContext>): string | null | undefined {
  const given = http?.getHeader(header);
  if (given === undefined) return null;
  return writable.test(given) ? given : undefined;
}
