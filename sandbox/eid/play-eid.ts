import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FaultSwitch } from '../core/fault-switch.ts';
import { chooseRoutes } from './choose-person.ts';
import { createProvider, type EidOptions } from './create-provider.ts';

const ROOT = '/sandbox/eid';
/** The paths requested by the product itself; all others are requested by browsers. */
const BEHIND = /^\/sandbox\/eid\/(token|jwks|\.well-known\/)/;

/** Answers a request if it is meant for the e-ID; false leaves it to others. */
export type PlayedEid = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** The e-ID: the protocol of a provider, and the page for choosing a person. */
export async function playEid(options: EidOptions, faults: FaultSwitch): Promise<PlayedEid> {
  const provider = await createProvider(options, faults);
  const protocol = provider.callback();
  const choose = chooseRoutes(provider);
  const seen = new URL(options.seenAt);
  return async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://sandbox');
    if (!pathname.startsWith(`${ROOT}/`)) return false;
    if (faults.get('eid') === 'down') {
      response.writeHead(503, { 'content-type': 'text/plain' }).end('The e-ID is away.');
      return true;
    }
    if (!BEHIND.test(pathname)) {
      request.headers['x-forwarded-host'] = seen.host;
      request.headers['x-forwarded-proto'] = seen.protocol.slice(0, -1);
    }
    // The cookie of an earlier log-in is ignored: logging out would need a script, which no page here may
    // have.
    request.headers.cookie = request.headers.cookie?.replace(/_session[^=]*=[^;]*;?/g, '');
    if (await choose(request, response)) return true;
    // Set as frameworks do for a mounted handler, for the addresses in its responses.
    Object.assign(request, { originalUrl: request.url, url: request.url?.slice(ROOT.length) });
    await protocol(request, response);
    return true;
  };
}
