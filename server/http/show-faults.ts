import type { FastifyInstance, FastifyRequest } from 'fastify';
import { faultPage, faultPagePolicy } from './fault-page.ts';
import type { Language } from './fault-texts.ts';

/**
 * Whoever opens an address in a browser reads a page about what went wrong, whichever route it was;
 * programs, which do not ask for pages, get JSON.
 */
export function showFaults(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (reply.statusCode < 400 || !isJson || !wantsPage(request)) return payload;
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', faultPagePolicy)
      .header('vary', 'accept, accept-language')
      .removeHeader('content-length');
    return faultPage(reply.statusCode, languageOf(request), request.id);
  });
}

/** A browser that goes somewhere names pages first; its scripts name anything, or JSON. */
function wantsPage({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && /^\s*text\/html\b/i.test(headers.accept ?? '');
}

function languageOf({ url, headers }: FastifyRequest): Language {
  const [, , ofAddress] = /^\/(v2)\/(nb|en)\b/.exec(url) ?? [];
  if (ofAddress) return ofAddress === 'en' ? 'en' : 'nb';
  return /^\s*en\b/i.test(headers['accept-language'] ?? '') ? 'en' : 'nb';
}
