import type { Prepare } from '../../core/mutations/prepare.ts';
import { inTurn } from '../../core/passwords/in-turn.ts';
import { passwordMatches } from '../../core/passwords/password-matches.ts';

type Attempt = {
  attempt_id: string | null;
  is_limited: boolean;
  user_id: string | null;
  password_hash: string | null;
};

/**
 * Looks at the password; what it means that it is wrong is decided in SQL. The attempt is on record
 * before, in a transaction of its own, which the refusal cannot undo. The password goes no further.
 */
export const prepare: Prepare = async (input, { query, request }) => {
  const { email, password } = input;
  delete input.password;
  const { rows } = await query<Attempt>('select * from app_private.begin_sign_in($1, $2)', [
    email,
    request.ip,
  ]);
  const attempt = rows[0];
  if (!attempt || attempt.is_limited) return { isLimited: true };
  return {
    isLimited: false,
    attemptId: attempt.attempt_id,
    userId: attempt.user_id,
    passwordMatches: await inTurn(request, () =>
      passwordMatches(String(password), attempt.password_hash),
    ),
  };
};
