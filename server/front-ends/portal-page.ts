import path from 'node:path';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type pg from 'pg';
import { html, type Markup } from '#shared/html.ts';
import { isInside } from '#shared/is-inside.ts';
import type { ServerContext } from '../context.ts';
import { currentTexts, LANGUAGES, type Language, portalTree } from '../translations/text-tree.ts';
import { preloadsOf } from './preloads.ts';
import { sendPage } from './send-page.ts';

/** Title and lead as on the portal's first page. */
const TEXTS = {
  nb: {
    title: 'Ta oppdraget. Vi tar fakturaen, skatten og lønnen.',
    lead: 'Send faktura uten eget firma, og se hvor hver krone går før du sender den.',
  },
  en: {
    title: 'Take the job. We take the invoice, the tax and the pay.',
    lead: 'Invoice without a company of your own, and see where every krone goes before you send it.',
  },
};

/** The time a result is cached: operators see their change with the next page. */
const FRESH_MS = 1000;

/**
 * Sends the portal's page with the facts only the server has: whether the data are real, operators' overrides
 * of texts, and markup that a module adds to its head.
 */
export function openPortalPage({ env, pool }: ServerContext, log: FastifyBaseLogger) {
  const overrides = openOverrides(pool, log);
  const folder = path.join(env.distFolder, 'portal');
  // A module with a head of its own returns null where nothing may be revealed.
  return async (reply: FastifyReply, head?: Markup | null) =>
    sendPage(folder, reply, {
      preloads: preloadsOf(folder, reply.request.url),
      attributes: {
        ...(env.sandboxUrl && { 'data-sandbox': '' }),
        ...(isInside(reply.request.url) && { 'data-inside': '' }),
        'data-texts': await overrides(),
      },
      head: head === undefined ? describePortal(env.publicUrl, reply.request.url) : head,
    });
}

/**
 * The texts that operators have changed, as embedded in the page: they need no request of their own, and no
 * text changes before the reader's eyes. If the database is away, the last known texts are used.
 */
function openOverrides(pool: pg.Pool, log: FastifyBaseLogger): () => Promise<string> {
  let known = '{}';
  let requestedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  const read = async () => {
    try {
      const all = Object.keys(LANGUAGES).map(async (language) => {
        const texts = await currentTexts(pool, language as Language, true);
        return texts.length > 0 ? [[language, portalTree(texts)]] : [];
      });
      known = JSON.stringify(Object.fromEntries((await Promise.all(all)).flat()));
    } catch (error) {
      log.warn({ err: error }, 'the text overrides cannot be read');
    }
    requestedAt = performance.now();
    reading = null;
  };
  return async () => {
    if (performance.now() - requestedAt > FRESH_MS) {
      reading ??= read();
      await reading;
    }
    return known;
  };
}

/** A head for programs that list or preview a page of the portal; pages of jobs have one of their own. */
function describePortal(publicUrl: string, url: string): Markup {
  const { title, lead } = TEXTS[/^\/v2\/en(?=[/?]|$)/.test(url) ? 'en' : 'nb'];
  return html`<title>Honorar</title>
    <meta name="description" content="${lead}">
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="Honorar">
    <meta property="og:title" content="${title}">
    <meta property="og:description" content="${lead}">
    <meta property="og:image" content="${new URL('/share.png', publicUrl).href}">`;
}
