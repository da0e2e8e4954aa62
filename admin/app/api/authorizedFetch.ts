import { session } from '../session/session.ts';

/** Where the admin API answers; the console is served by the same process. */
export const adminApi = '/admin/graphql';

/** `fetch` with the operator's token. A 401 ends the session, which brings back sign-in. */
export async function authorizedFetch(url: RequestInfo | URL, init: RequestInit = {}) {
  const headers = new Headers(init.headers);
  const token = session.read();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  const response = await fetch(url, { ...init, headers });
  if (response.status === 401) session.end();
  return response;
}
