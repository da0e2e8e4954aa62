import 'grafserv';
import 'grafserv/node';

export type Caller = { token: string | null; ip: string; userAgent: string };

function bearer(header: unknown): string | null {
  const text = Array.isArray(header) ? header[0] : header;
  const match = typeof text === 'string' ? /^\s*bearer\s+(\S{1,512})\s*$/i.exec(text) : null;
  return match?.[1] ?? (typeof text === 'string' && text.trim() !== '' ? '' : null);
}

/**
 * Reads who calls: from headers for a request, from the opening message for a websocket. A header
 * that is there but is no bearer token reads as the empty token, which opens no session. The address
 * is written into the headers by our own server, which knows which proxies to believe.
 */
export function readCaller({ http, ws }: Partial<Grafast.RequestContext>): Caller {
  if (http) {
    return {
      token: bearer(http.getHeader('authorization')),
      ip: http.getHeader('x-client-address') ?? '',
      userAgent: http.getHeader('user-agent') ?? '',
    };
  }
  return {
    token: bearer(ws?.normalizedConnectionParams?.authorization),
    ip: String(ws?.request?.headers?.['x-client-address'] ?? ''),
    userAgent: ws?.request?.headers?.['user-agent'] ?? '',
  };
}
