import type { FastifyInstance, FastifyRequest } from 'fastify';
import { faultPage, faultPagePolicy } from './fault-page.ts';
import type { Language } from './fault-texts.ts';

/**
 * Answers a failed request of a browser with a page about the error, whatever its route; programs, which do
 * not accept HTML, get JSON.
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
