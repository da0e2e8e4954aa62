import { session } from '../session/session.ts';
import { ApiError } from './ApiError.ts';
import { dataOf } from './dataOf.ts';

/** Where the admin API answers; the console is served by the same process. */
export const adminApi = '/admin/graphql';

/**
 * The data of an answer to the operator's token. When that opens no session any more it is ended, which
 * brings back sign-in; one that somebody has begun meanwhile is another, and goes on.
 */
export async function authorizedFetch(
  url: string,
  init: RequestInit = {},
): Promise<Record<string, unknown>> {
  const headers = new Headers(init.headers);
  const token = session.read();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  try {
    return await dataOf(fetch(url, { ...init, headers }));
  } catch (cause) {
    if (cause instanceof ApiError && cause.message === 'UNAUTHENTICATED') session.end(token);
    throw cause;
  }
}
