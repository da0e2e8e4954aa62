import type { Prepare } from '../../core/mutations/prepare.ts';
import { totpStep } from '../../core/passwords/totp-step.ts';

interface Attempt {
  attempt_id: string | null;
  is_limited: boolean;
  totp_secret: string | null;
}

/**
 * Checks the code; whether it is required, and the consequence of a wrong code, is decided in SQL. The
 * attempt is recorded before, in a transaction of its own, which a refusal cannot roll back. The code is not
 * passed on.
 */
export const prepare: Prepare = async (input, { query, request: { session, ip } }) => {
  const { code } = input;
  delete input.code;
  if (typeof code !== 'string' || !session?.operator_role) return {};
  const { rows } = await query<Attempt>('select * from app_private.begin_operator_code($1, $2)', [
    session.user_id,
    ip,
  ]);
  const [attempt] = rows;
  if (!attempt || attempt.is_limited) return { tried: true, isLimited: true };
  const step = totpStep(attempt.totp_secret, code, Date.now());
  return { tried: true, attemptId: attempt.attempt_id, totpStep: step };
};
