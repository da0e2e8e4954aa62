import type { RequestOrigin } from '../requests/request-origin.ts';
import { sourceOf } from '../requests/source-of.ts';

/** The owner of the planning time: a user, on any connection, or the network source of a visitor. */
export interface Planner {
  source: string;
  kind: 'visitor' | 'user' | 'operator';
}

export function plannerOf({ ip, session }: Pick<RequestOrigin, 'ip' | 'session'>): Planner {
  if (!session?.user_id) return { source: `ip ${sourceOf(ip)}`, kind: 'visitor' };
  const kind = session.role === 'app_operator' ? 'operator' : 'user';
  return { source: `${kind} ${session.user_id}`, kind };
}
