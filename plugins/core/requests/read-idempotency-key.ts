import 'grafserv';
import 'grafserv/node';

/** The header of the key, in lower case. */
export const idempotencyHeader = 'idempotency-key';
const writable = /^[\x21-\x7e]{1,255}$/;

/** The key in the header of a request. Null when there is none, undefined when it is invalid. */
export function idempotencyKeyIn(header: string | string[] | undefined): string | null | undefined {
  if (header === undefined) return null;
  return typeof header === 'string' && writable.test(header) ? header : undefined;
}

/** Reads the caller's idempotency key. Requests may have one; websockets are for subscriptions. */
export const readIdempotencyKey = ({ http }: Partial<Grafast.RequestContext>) =>
  idempotencyKeyIn(http?.getHeader(idempotencyHeader));
