import { session } from '../session/session.ts';
import { ApiError } from './ApiError.ts';
import { dataOf } from './dataOf.ts';

/** The address of the admin API; the console is served by the same process. */
export const adminApi = '/admin/graphql';

/**
 * Fetches with the operator's token and returns the data. If the token's session has ended it is cleared,
 * which shows the sign-in; a session started meanwhile is not affected.
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

interface Sending {
  headers?: Record<string, string>;
  /** Ends the request when nothing waits for it any more. */
  signal?: AbortSignal | null | undefined;
}

/** Sends one operation to the admin API and gives its data. */
export function request(
  query: string,
  variables: Record<string, unknown> = {},
  { headers = {}, signal = null }: Sending = {},
): Promise<Record<string, unknown>> {
  return authorizedFetch(adminApi, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
    signal,
  });
}
