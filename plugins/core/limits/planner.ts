import type { RequestOrigin } from '../requests/request-origin.ts';
import { sourceOf } from '../requests/source-of.ts';

/** Whose planning time is spent: a user's, on whatever connection, or that of a visitor's place. */
export interface Planner {
  source: string;
  kind: 'visitor' | 'user' | 'operator';
}

export function plannerOf({ ip, session }: Pick<RequestOrigin, 'ip' | 'session'>): Planner {
  if (!session?.user_id) return { source: `ip ${sourceOf(ip)}`, kind: 'visitor' };
  const kind = session.role === 'app_operator' ? 'operator' : 'user';
  return { source: `${kind} ${session.user_id}`, kind };
}
