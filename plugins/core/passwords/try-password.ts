import type { PrepareTools } from '../mutations/prepare.ts';
import { inTurn } from './hash-password.ts';
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
 * Verifies a password; the consequence of a mismatch is decided in SQL. The attempt is recorded before, in a
 * transaction of its own, which a refusal cannot roll back. The password is removed from the input here and
 * not passed on. Null past the limit.
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
