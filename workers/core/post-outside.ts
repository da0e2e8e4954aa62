import { type LookupAddress, lookup } from 'node:dns';
import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isInside } from './is-inside.ts';

export type PostLimits = {
  /** For all of it, however fast each byte comes. */
  wholeMs?: number;
  /** Allows private addresses and unencrypted connections, as in a test. */
  mayReachInside?: boolean;
};

/** Thrown instead of calling an address that strangers must not make us reach. */
export class InsideAddressError extends Error {
  override name = 'InsideAddressError';
}

const WHOLE_MS = 10_000;

/**
 * Posts to an external address and returns the status of the response. It follows no redirect and reaches no
 * address of this machine or its network: the resolved address is checked on connecting, so that a later
 * change of DNS cannot redirect it.
 */
export async function postOutside(
  url: URL,
  body: string,
  { wholeMs = WHOLE_MS, mayReachInside = false }: PostLimits,
  headers: Record<string, string>,
): Promise<number> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!mayReachInside && (url.protocol !== 'https:' || (isIP(host) && isInside(host)))) {
    throw new InsideAddressError(`${url.host} is not a public host, or not https`);
  }
  const { request } = url.protocol === 'https:' ? https : http;
  const sent = request(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    signal: AbortSignal.timeout(wholeMs),
    agent: false,
    ...(mayReachInside ? {} : { lookup: lookupOutside }),
  });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  // The body is ignored; waiting for it would let the receiver hold the connection.
  answer.destroy();
  return answer.statusCode ?? 0;
}

/** As Node looks names up, but for those that lead inside. */
const lookupOutside: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses = (found ?? []) as LookupAddress[];
    const inside = addresses.find(({ address }) => isInside(address));
    if (error) return callback(error, []);
    if (inside)
      return callback(new InsideAddressError(`${hostname} resolves to a private address`), []);
    if (options.all) return callback(null, addresses);
    return callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
  });
};
