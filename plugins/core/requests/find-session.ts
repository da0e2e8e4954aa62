import type { Pool } from 'pg';
import type { SessionSettings } from './request-context.ts';

/** The session a token opened, or null when there is none any more. */
export async function findSession(
  pool: Pool,
  tokenSha256: Buffer,
): Promise<SessionSettings | null> {
  const { rows } = await pool.query<SessionSettings>({
    name: 'session-settings',
    text: 'select * from app_private.session_settings($1)',
    values: [tokenSha256],
  });
  return rows[0]?.role ? rows[0] : null;
}
