import type { Prepare } from '../../core/mutations/prepare.ts';
import { hashToken } from '../../core/requests/hash-token.ts';

/**
 * Has a fresh link mailed when this one is too old. Here and not in SQL, because the refusal that
 * follows rolls back everything the mutation's transaction did.
 */
export const prepare: Prepare = async ({ token }, { query }) => {
  const { rows } = await query<{ was_resent: boolean }>(
    'select app_private.resend_expired_link($1) as was_resent',
    [hashToken(String(token))],
  );
  return { wasResent: rows[0]?.was_resent ?? false };
};
