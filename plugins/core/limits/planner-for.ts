import { SafeError } from 'grafast';
import { type NormalizedRequestDigest, normalizeConnectionParams } from 'grafserv';
import type { Context } from 'graphql-ws';
import type { Pool } from 'pg';
import { hashToken } from '../requests/hash-token.ts';
import { lookUpTogether } from '../requests/look-up-together.ts';
import { readCaller } from '../requests/read-caller.ts';
import type { RequestOrigin } from '../requests/request-origin.ts';
import { sessionEnded } from '../requests/session-ended.ts';
import { sourceOf } from '../requests/source-of.ts';

/** The owner of the planning time: a user, on any connection, or the network source of a visitor. */
export interface Planner {
  source: string;
  kind: 'visitor' | 'user' | 'operator';
}

/** An operation on its way in: as a request, or through a websocket. */
export interface Incoming {
  http: NormalizedRequestDigest | undefined;
  socket: Context | undefined;
}

/** Identifies the caller before anything of the request is parsed. */
export async function plannerFor({ http, socket }: Incoming, pool: Pool): Promise<Planner> {
  const { token, ip } = readCaller(http ? { http } : { ws: socket && openingOf(socket) });
  if (token === null) return plannerOf({ ip, session: null });
  const session = await lookUpTogether(pool, hashToken(token)).catch(() => {
    // The pool has logged the reason.
    throw new SafeError('This cannot be looked up just now. Try again in a moment.', {
      statusCode: 503,
      code: 'UNAVAILABLE',
      retryAfter: 5,
    });
  });
  if (session) return plannerOf({ ip, session });
  throw new SafeError(sessionEnded, { statusCode: 401, code: 'UNAUTHORIZED' });
}

/** A websocket in the form its operations' context expects. */
function openingOf({ extra, connectionParams }: Context): Grafast.RequestContext['ws'] {
  const { request, socket } = extra as Pick<
    NonNullable<Grafast.RequestContext['ws']>,
    'request' | 'socket'
  >;
  const normalizedConnectionParams = normalizeConnectionParams(connectionParams);
  return { request, socket, connectionParams, normalizedConnectionParams };
}

export function plannerOf({ ip, session }: Pick<RequestOrigin, 'ip' | 'session'>): Planner {
  if (!session?.user_id) return { source: `ip ${sourceOf(ip)}`, kind: 'visitor' };
  const kind = session.role === 'app_operator' ? 'operator' : 'user';
  return { source: `${kind} ${session.user_id}`, kind };
}
