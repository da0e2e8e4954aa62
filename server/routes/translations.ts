import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Route } from '../context.ts';
import { commonTree, currentTexts, LANGUAGES, type Language } from '../translations/text-tree.ts';

const hashed = (text: string) => createHash('sha256').update(text).digest();

interface TranslationRequest {
  Params: { project: string; version: string; language: string; namespace: string };
}

const PROJECT = 'honorar';
const VERSION = 'latest';
const NAMESPACE = 'common';
/** A program that lacks more has the wrong texts altogether. */
const MOST_KEYS = 100;
const LONGEST_KEY = 300;

/**
 * `GET /translations/honorar/latest/nb/common`: every text of the product with operators' overrides, and
 * `POST` of keys that a program found missing, for operators to see. Both need the project's key and are off
 * without it.
 */
export const route: Route = async (app, { env, pool }) => {
  const { translationsKey: key } = env;
  if (!key) return;
  const address = '/translations/:project/:version/:language/:namespace';

  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!hasBearerToken(request.headers.authorization, key)) {
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send({ error: 'Send the key of the project: authorization: Bearer …' });
    }
    if (!languageOf(request as FastifyRequest<TranslationRequest>)) return reply.callNotFound();
  });

  app.get<TranslationRequest>(address, async (request, reply) => {
    const texts = await currentTexts(pool, languageOf(request) as Language);
    const body = JSON.stringify(commonTree(texts));
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    reply.header('etag', etag).header('cache-control', 'private, no-cache');
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });

  app.post<TranslationRequest>(address, async (request, reply) => {
    const keys = missedKeys(request.body);
    if (!keys) {
      const error = `Send an object of 1 to ${MOST_KEYS} keys, {"invoicing.list.title": "what is said meanwhile"}`;
      return reply.code(400).send({ error });
    }
    const language = LANGUAGES[languageOf(request) as Language];
    const { rows } = await pool.query<{ missing: number }>(
      'select app_private.report_missing_texts($1, $2) as missing',
      [language, keys],
    );
    return reply.send({ missing: rows[0]?.missing ?? 0 });
  });
};

function languageOf({ params }: FastifyRequest<TranslationRequest>): Language | null {
  const { project, version, language, namespace } = params;
  const isOurs = project === PROJECT && version === VERSION && namespace === NAMESPACE;
  return isOurs && Object.hasOwn(LANGUAGES, language) ? (language as Language) : null;
}

function missedKeys(body: unknown): string[] | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const keys = Object.keys(body);
  const isFit = keys.length >= 1 && keys.length <= MOST_KEYS;
  return isFit && keys.every((key) => key.length <= LONGEST_KEY) ? keys : null;
}

/** Whether a header is `Bearer` and the key, compared in constant time. */
function hasBearerToken(header: string | undefined, key: string): boolean {
  const [, given = ''] = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(header ?? '') ?? [];
  return timingSafeEqual(hashed(given), hashed(key));
}
