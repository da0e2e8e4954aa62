import type { Prepare } from '../../core/mutations/prepare.ts';
import { inTurn } from '../../core/passwords/in-turn.ts';
import { passwordMatches } from '../../core/passwords/password-matches.ts';
import { totpStep } from './totp/totp-step.ts';

type Attempt = {
  attempt_id: string | null;
  is_limited: boolean;
  user_id: string | null;
  password_hash: string | null;
  totp_secret: string | null;
};

/** Looks at password and code; what it means that one is wrong is decided in SQL. The password goes no further. */
export const prepare: Prepare = async (input, { query, request }) => {
  const { email, password, code } = input;
  delete input.password;
  const { rows } = await query<Attempt>('select * from app_private.begin_sign_in($1, $2)', [
    email,
    request.ip,
  ]);
  const attempt = rows[0];
  if (!attempt || attempt.is_limited) return { isLimited: true };
  const matches = await inTurn(request, () =>
    passwordMatches(String(password), attempt.password_hash),
  );
  return {
    isLimited: false,
    attemptId: attempt.attempt_id,
    userId: attempt.user_id,
    passwordMatches: matches,
    totpStep: totpStep(attempt.totp_secret, String(code), Date.now()),
  };
};
