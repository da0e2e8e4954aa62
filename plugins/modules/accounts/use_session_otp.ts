import type { Prepare } from '../../core/mutations/prepare.ts';
import { hashToken } from '../../core/requests/hash-token.ts';

/**
 * Mails a new link when the given link has expired. Done here and not in SQL, because the refusal that
 * follows rolls back the mutation's transaction.
 */
export const prepare: Prepare = async ({ token }, { query }) => {
  const { rows } = await query<{ was_resent: boolean }>(
    'select app_private.resend_expired_link($1) as was_resent',
    [hashToken(String(token))],
  );
  return { wasResent: rows[0]?.was_resent ?? false };
};
