import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { html } from '#shared/html.ts';
import { type Tokens, tokens } from '#shared/tokens/tokens.ts';
import { faultTexts, type Language } from './fault-texts.ts';

const variables = ({ paper, ink, muted, pine }: Tokens) =>
  `--paper:${paper};--ink:${ink};--muted:${muted};--pine:${pine}`;

const STYLE = `
:root{color-scheme:light dark;${variables(tokens.light)}}
@media (prefers-color-scheme:dark){:root{${variables(tokens.dark)}}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/24px Inter,system-ui,sans-serif}
main{max-width:448px;margin:0 auto;padding:96px 24px}
h1{margin:0 0 8px;font:440 40px/48px Newsreader,Georgia,serif}
p{margin:0 0 24px}a{color:var(--pine);text-underline-offset:3px}
small{display:block;margin-top:48px;color:var(--muted);font-size:14px;overflow-wrap:anywhere}`;

const hash = createHash('sha256').update(STYLE).digest('base64');

/** The page runs nothing and loads nothing; its one style is known by its hash. */
const faultPagePolicy = `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'`;

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

/** A fault as a page for people; programs get the same as JSON. */
function faultPage(status: number, language: Language, correlationId: string): string {
  const { title, text, home } = faultTexts(status, language);
  const style = { markup: `<style>${STYLE}</style>` };
  return html`<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Honorar</title>
${style}
<main>
<h1>${title}</h1>
<p>${text}</p>
<a href="/v2">${home}</a>
${status >= 500 && html`<small>${correlationId}</small>`}
</main>
</html>`.markup;
}
