import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '#shared/html.ts';
import { type Tokens, tokens } from '#shared/tokens/tokens.ts';

type Language = 'nb' | 'en';

interface Words {
  title: string;
  text: string;
}

const texts: Record<
  Language,
  Record<'missing' | 'expired' | 'busy' | 'refused' | 'broke', Words>
> = {
  nb: {
    missing: {
      title: 'Her er det ingenting',
      text: 'Adressen kan være skrevet feil, eller siden er flyttet.',
    },
    expired: {
      title: 'Lenken har gått ut',
      text: 'Lenker til filer virker en kort stund. Gå tilbake, last siden på nytt, og prøv igjen.',
    },
    busy: { title: 'Vent litt', text: 'Det er mye å gjøre akkurat nå. Prøv igjen om et øyeblikk.' },
    refused: {
      title: 'Dette gikk ikke',
      text: 'Adressen kan ikke brukes slik. Gå tilbake, og prøv igjen.',
    },
    broke: {
      title: 'Noe gikk galt hos oss',
      text: 'Prøv igjen om et øyeblikk. Skriv til oss om det ikke hjelper.',
    },
  },
  en: {
    missing: {
      title: 'There is nothing here',
      text: 'The address may be misspelt, or the page has moved.',
    },
    expired: {
      title: 'The link has expired',
      text: 'Links to files work for a short while. Go back, reload the page and try again.',
    },
    busy: { title: 'One moment', text: 'We are busy right now. Try again in a moment.' },
    refused: {
      title: 'That did not work',
      text: 'The address cannot be used like this. Go back and try again.',
    },
    broke: {
      title: 'Something went wrong on our side',
      text: 'Try again in a moment. Write to us if that does not help.',
    },
  },
};

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
  app.addHook('onSend', (request, reply, payload, done) => {
    const isJson = () => String(reply.getHeader('content-type')).startsWith('application/json');
    const isPage = reply.statusCode >= 400 && isJson() && wantsPage(request);
    done(null, isPage ? pageOf(request, reply) : payload);
  });
}

/** Responds to a browser with an unknown address, before any route or hook; false for a program. */
export function showMissing(request: FastifyRequest, reply: FastifyReply): boolean {
  if (!wantsPage(request)) return false;
  reply.code(404).send(pageOf(request, reply));
  return true;
}

function pageOf(request: FastifyRequest, reply: FastifyReply): string {
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', faultPagePolicy)
    .header('vary', 'accept, accept-language')
    .removeHeader('content-length');
  return faultPage(reply.statusCode, languageOf(request), request.id);
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

/** The error page's texts for a status, and the label of its link. */
function faultTexts(status: number, language: Language): Words & { home: string } {
  const home = language === 'en' ? 'Go to Honorar' : 'Til Honorar';
  return { ...texts[language][kindOf(status)], home };
}

function kindOf(status: number): keyof (typeof texts)['nb'] {
  if (status === 404) return 'missing';
  if (status === 410) return 'expired';
  if (status === 429 || status === 503) return 'busy';
  return status < 500 ? 'refused' : 'broke';
}
