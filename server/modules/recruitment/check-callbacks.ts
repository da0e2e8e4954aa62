import { signedAt } from '../../../ground/signatures/signed-at.ts';
import type { Route } from '../../context.ts';

interface Result {
  reference: string;
  outcome: string;
  expiresOn: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const OUTCOMES = ['CLEAR', 'NOT_CLEAR', 'UNDECIDED'];
const MOST_BYTES = 4_000;

/**
 * `POST /callbacks/checks`: what the provider of background checks has found out, signed with the secret we share. It counts
 * once, for five minutes, and for an order that is out; all else is told apart by nobody.
 */
export const route: Route = async (app, { env, pool }) => {
  const { checksSecret } = env;
  if (!checksSecret) return;
  // Signed are the bytes as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post<{ Body: unknown }>(
    '/callbacks/checks',
    { bodyLimit: MOST_BYTES },
    async ({ headers, body, log }, reply) => {
      const text = typeof body === 'string' ? body : '';
      const signed = signedAt(checksSecret, headers, text);
      const result = signed && readResult(text);
      if (result) {
        const { rows } = await pool.query<{ taken: boolean }>(
          'select app_private.keep_check_result($1, $2, $3, $4) as taken',
          [result.reference, result.outcome, result.expiresOn, signed],
        );
        if (rows[0]?.taken) return reply.code(204).send();
      }
      log.warn({ isSigned: signed !== null }, 'an answer to a check was not taken');
      return reply.code(signed ? 409 : 401).send({ error: 'PARTNER_CALLBACK_ERROR' });
    },
  );
};

function readResult(text: string): Result | null {
  let given: Record<string, unknown> | null;
  try {
    given = JSON.parse(text) as Record<string, unknown> | null;
  } catch {
    return null;
  }
  const { reference, outcome, expiresOn = null } = given ?? {};
  if (typeof reference !== 'string' || !UUID.test(reference)) return null;
  if (typeof outcome !== 'string' || !OUTCOMES.includes(outcome)) return null;
  return { reference, outcome, expiresOn: isDay(expiresOn) ? expiresOn : null };
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^20\d\d-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
