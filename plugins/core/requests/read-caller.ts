import 'grafserv';
import 'grafserv/node';
import { bearerOf } from './bearer-of.ts';

export type Caller = {
  token: string | null;
  ip: string;
  userAgent: string;
  language: string | null;
};

/** A screen names its language alone; a browser by itself sends a list of all it reads. */
const languageOf = (header: unknown) =>
  header === 'nb' || header === 'en' ? header.toUpperCase() : null;

/**
 * Reads who calls: from headers for a request, from the opening message for a websocket. The address
 * is written into the headers by our own server, which knows which proxies to believe.
 */
export function readCaller({ http, ws }: Partial<Grafast.RequestContext>): Caller {
  if (http) {
    return {
      token: bearerOf(http.getHeader('authorization')),
      ip: http.getHeader('x-client-address') ?? '',
      userAgent: http.getHeader('user-agent') ?? '',
      language: languageOf(http.getHeader('accept-language')),
    };
  }
  return {
    token: bearerOf(ws?.normalizedConnectionParams?.authorization),
    ip: String(ws?.request?.headers?.['x-client-address'] ?? ''),
    userAgent: ws?.request?.headers?.['user-agent'] ?? '',
    language: null,
  };
}
