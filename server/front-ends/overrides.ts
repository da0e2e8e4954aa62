import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { currentTexts, LANGUAGES, type Language } from '../translations/current-texts.ts';
import { portalTree } from '../translations/text-tree.ts';

/** The time a result is cached: operators see their change with the next page. */
const FRESH_MS = 1000;

/**
 * The texts that operators have changed, as embedded in the page: they need no request of their own, and no
 * text changes before the reader's eyes. If the database is away, the last known texts are used.
 */
export function openOverrides(pool: pg.Pool, log: FastifyBaseLogger): () => Promise<string> {
  let known = '{}';
  let requestedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;
  const ask = async () => {
    try {
      const all = Object.keys(LANGUAGES).map(async (language) => {
        const texts = await currentTexts(pool, language as Language, true);
        return texts.length > 0 ? [[language, portalTree(texts)]] : [];
      });
      known = JSON.stringify(Object.fromEntries((await Promise.all(all)).flat()));
    } catch (error) {
      log.warn({ err: error }, 'what operators say otherwise cannot be read');
    }
    requestedAt = performance.now();
    asking = null;
  };
  return async () => {
    if (performance.now() - requestedAt > FRESH_MS) {
      asking ??= ask();
      await asking;
    }
    return known;
  };
}
