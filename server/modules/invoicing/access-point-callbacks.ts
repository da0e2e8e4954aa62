import type { Route } from '../../context.ts';
import { signedCallback } from '../../http/signed-callback.ts';

interface Answer {
  reference: string;
  status: string;
  reason: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const STATUSES = ['DELIVERED', 'REJECTED'];

/**
 * `POST /callbacks/access-point`: the outcome of an electronic invoice, signed with the shared secret. A
 * signature is valid for five minutes, for a message under way, unless a newer status was stored. Repeating
 * the same status is accepted and changes nothing.
 */
export const route: Route = async (app, { env, pool }) => {
  const { accessPointSecret: secret } = env;
  if (!secret) return;
  signedCallback(app, {
    path: '/callbacks/access-point',
    secret,
    maxBytes: 8_000,
    read: readAnswer,
    async record({ reference, status, reason }, signed) {
      const { rows } = await pool.query<{ taken: boolean }>(
        'select app_private.store_ehf_answer($1, $2, $3, $4) as taken',
        [reference, status, reason, signed],
      );
      return rows[0]?.taken ?? false;
    },
  });
};

function readAnswer({ reference, status, reason }: Record<string, unknown>): Answer | null {
  if (typeof reference !== 'string' || !UUID.test(reference)) return null;
  if (typeof status !== 'string' || !STATUSES.includes(status)) return null;
  return { reference, status, reason: typeof reason === 'string' ? tidy(reason) : null };
}

/** The reason comes from the receiver, and is stored as one line of text. */
const tidy = (reason: string) => reason.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
