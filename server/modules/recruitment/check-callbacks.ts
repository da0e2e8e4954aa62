import type { Route } from '../../context.ts';
import { signedCallback } from '../../http/signed-callback.ts';

interface Result {
  reference: string;
  outcome: string;
  expiresOn: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const OUTCOMES = ['CLEAR', 'NOT_CLEAR', 'UNDECIDED'];

/**
 * `POST /callbacks/checks`: the result of a background check, signed with the shared secret. It is accepted
 * once, within five minutes, for an open order.
 */
export const route: Route = async (app, { env, pool }) => {
  const { checksSecret: secret } = env;
  if (!secret) return;
  signedCallback(app, {
    path: '/callbacks/checks',
    secret,
    maxBytes: 4_000,
    read: readResult,
    async record({ reference, outcome, expiresOn }, signed) {
      const { rows } = await pool.query<{ taken: boolean }>(
        'select app_private.store_check_result($1, $2, $3, $4) as taken',
        [reference, outcome, expiresOn, signed],
      );
      return rows[0]?.taken ?? false;
    },
  });
};

function readResult({ reference, outcome, expiresOn }: Record<string, unknown>): Result | null {
  if (typeof reference !== 'string' || !UUID.test(reference)) return null;
  if (typeof outcome !== 'string' || !OUTCOMES.includes(outcome)) return null;
  return { reference, outcome, expiresOn: isDay(expiresOn) ? expiresOn : null };
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^20\d\d-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
