import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { LANGUAGES, type Language, saidTexts } from '../translations/said-texts.ts';
import { portalTree } from '../translations/text-tree.ts';

/** How long what was asked for holds: an operator sees their change with the next page. */
const FRESH_MS = 1000;

/**
 * What operators say otherwise than the portal's files, as its page bears it: nothing has to be fetched for it,
 * and no text changes before the reader's eyes. A database that is away leaves what was known.
 */
export function openOverrides(pool: pg.Pool, log: FastifyBaseLogger): () => Promise<string> {
  let known = '{}';
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;
  const ask = async () => {
    try {
      const all = Object.keys(LANGUAGES).map(async (language) => {
        const texts = await saidTexts(pool, language as Language, true);
        return texts.length > 0 ? [[language, portalTree(texts)]] : [];
      });
      known = JSON.stringify(Object.fromEntries((await Promise.all(all)).flat()));
    } catch (error) {
      log.warn({ err: error }, 'what operators say otherwise cannot be read');
    }
    askedAt = performance.now();
    asking = null;
  };
  return async () => {
    if (performance.now() - askedAt > FRESH_MS) {
      asking ??= ask();
      await asking;
    }
    return known;
  };
}
