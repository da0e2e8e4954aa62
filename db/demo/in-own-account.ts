import type pg from 'pg';
import type { Actor } from './actors.ts';

/** A person of the demo, acting in their own account. */
export async function inOwnAccount(owner: pg.Pool, email: string): Promise<Actor> {
  const { rows } = await owner.query(
    `select u.id as "userId", a.id as "accountId", u.first_name || ' ' || u.last_name as "actorName"
     from app_public.users u
       join app_public.accounts a on a.primary_user_id = u.id and a.account_type = 'PERSONAL'
     where u.email = $1`,
    [email],
  );
  return { role: 'app_user', accountRole: 'OWNER', ...rows[0] };
}
