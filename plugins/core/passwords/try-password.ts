import type { PrepareTools } from '../mutations/prepare.ts';
import { inTurn } from './in-turn.ts';
import { passwordMatches } from './password-matches.ts';

interface Attempt {
  attempt_id: string | null;
  is_limited: boolean;
  user_id: string | null;
  password_hash: string | null;
  totp_secret: string | null;
}

/** The result of a sign-in attempt, for `app_private.finish_sign_in`. */
interface Tried {
  isLimited: false;
  attemptId: string | null;
  userId: string | null;
  passwordMatches: boolean;
}

/**
 * Looks at a password; what it means that it is wrong is decided in SQL. The attempt is on record
 * before, in a transaction of its own, which the refusal cannot undo. The password leaves the input
 * here and goes no further. Null past the limit.
 */
export async function tryPassword(
  input: Record<string, unknown>,
  { query, request }: PrepareTools,
): Promise<{ tried: Tried; totpSecret: string | null } | null> {
  const { email, password } = input;
  delete input.password;
  const { rows } = await query<Attempt>('select * from app_private.begin_sign_in($1, $2)', [
    email,
    request.ip,
  ]);
  const attempt = rows[0];
  if (!attempt || attempt.is_limited) return null;
  const matches = await inTurn(request, () =>
    passwordMatches(String(password), attempt.password_hash),
  );
  const { attempt_id: attemptId, user_id: userId, totp_secret: totpSecret } = attempt;
  return { tried: { isLimited: false, attemptId, userId, passwordMatches: matches }, totpSecret };
}
