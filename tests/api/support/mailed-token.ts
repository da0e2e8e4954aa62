import type pg from 'pg';

/** The token of the newest link that waits to be mailed to an address. */
export async function mailedToken(root: pg.Pool, email: string): Promise<string> {
  const { rows } = await root.query<{ token: string }>(
    `select payload ->> 'token' as token from graphile_worker._private_jobs
     where payload ->> 'email' = $1 order by id desc limit 1`,
    [email],
  );
  if (!rows[0]) throw new Error(`nothing waits to be mailed to ${email}`);
  return rows[0].token;
}
