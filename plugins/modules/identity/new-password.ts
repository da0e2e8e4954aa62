import type { PrepareTools } from '../../core/mutations/prepare.ts';
import { hashNewPassword } from '../../core/passwords/hash-password.ts';

interface Choice {
  password: string;
  path: string;
  /** Of the reset link, for a user who is not signed in. */
  token?: string;
}

/** The hash of a password that a known user chooses, who may not choose the own address. */
export async function hashOwnPassword(
  { password, path, token }: Choice,
  { query, request }: Pick<PrepareTools, 'query' | 'request'>,
): Promise<string> {
  const { rows } = await query<{ email: string | null }>(
    'select app_private.address_of_new_password($1, $2) as email',
    [token === undefined ? request.session?.user_id : null, token ?? null],
  );
  return hashNewPassword(password, path, request, rows[0]?.email ?? null);
}
