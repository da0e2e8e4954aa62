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
 * Reads the caller from the headers of a request. The address is written into them by our own server, which knows which
 * proxies to believe.
 */
export function readHeaders(header: (name: string) => string | string[] | undefined): Caller {
  return {
    token: bearerOf(header('authorization')),
    ip: String(header('x-client-address') ?? ''),
    userAgent: String(header('user-agent') ?? ''),
    language: languageOf(header('accept-language')),
  };
}

/** Reads who calls: from headers for a request, from the opening message for a websocket. */
export function readCaller({ http, ws }: Partial<Grafast.RequestContext>): Caller {
  if (http) return readHeaders((name) => http.getHeader(name));
  return {
    token: bearerOf(ws?.normalizedConnectionParams?.authorization),
    ip: String(ws?.request?.headers?.['x-client-address'] ?? ''),
    userAgent: ws?.request?.headers?.['user-agent'] ?? '',
    language: null,
  };
}
