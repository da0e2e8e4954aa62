import 'grafserv';
import 'grafserv/node';

/** The header of the key, in lower case. */
export const idempotencyHeader = 'idempotency-key';
const writable = /^[\x21-\x7e]{1,255}$/;

/**
 * Reads the caller's idempotency key. Requests may have one; websockets are for subscriptions. Null when
 * there is none, undefined when it is invalid.
 */
export function readIdempotencyKey({
  http,
}: Partial<Grafast.RequestContext>): string | null | undefined {
  const given = http?.getHeader(idempotencyHeader);
  if (given === undefined) return null;
  return writable.test(given) ? given : undefined;
}
