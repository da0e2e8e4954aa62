import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { TrustedProxies } from './trusted-proxies.ts';

export type ClientAddress = (request: IncomingMessage) => string;

/** An address as everybody writes it; empty when it is none. Some proxies add a port or a zone. */
function plain(text: string | undefined): string {
  const word = (text ?? '').trim().replace(/^::ffff:(?=\d+\.)/i, '');
  const bare = /^\[(.+)\](?::\d+)?$/.exec(word)?.[1] ?? word.replace(/^([\d.]+):\d+$/, '$1');
  const address = bare.replace(/%.*$/, '');
  return isIP(address) ? address : '';
}

/**
 * Makes the one function that says where a request comes from, for limits and for the log, over HTTP,
 * websockets and event streams alike. Each proxy adds the address it was called from at the end of
 * `X-Forwarded-For`; whatever stands before the first one that is not ours may be made up.
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
