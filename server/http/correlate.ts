import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { TrustedProxies } from './trusted-proxies.ts';

type ClientAddress = (request: IncomingMessage) => string;

export type Correlate = (request: IncomingMessage) => string;

/**
 * Returns the hook that gives a request its correlation id and the address it comes from. Both replace the
 * caller's headers, because headers reach the API's plugins: masked errors name the id, and limits count by
 * the address.
 */
export function makeCorrelate(addressOf: ClientAddress): Correlate {
  return (request) => {
    const id = randomUUID();
    request.headers['x-correlation-id'] = id;
    request.headers['x-client-address'] = addressOf(request);
    return id;
  };
}

/** The canonical form of an address; empty when it is invalid. Some proxies add a port or a zone. */
function plain(text: string | undefined): string {
  const word = (text ?? '').trim().replace(/^::ffff:(?=\d+\.)/i, '');
  const bare = /^\[(.+)\](?::\d+)?$/.exec(word)?.[1] ?? word.replace(/^([\d.]+):\d+$/, '$1');
  const address = bare.replace(/%.*$/, '');
  return isIP(address) ? address : '';
}

/**
 * Returns the function that determines a request's client address, for limits and the log, over HTTP,
 * websockets and event streams alike. Each proxy appends the address of its caller to `X-Forwarded-For`.
 * Entries before the first address that is not a trusted proxy may be forged.
 */
export function clientAddress({ hops, has }: TrustedProxies): ClientAddress {
  return (request) => {
    let address = plain(request.socket.remoteAddress);
    const given = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    for (let passed = 0; passed < hops || has(address); passed++) {
      const before = plain(given.pop());
      if (!before) break;
      address = before;
    }
    return address;
  };
}
