import { adminApi, authorizedFetch } from './authorizedFetch.ts';

/** Sends one operation to the admin API and gives its data. */
export function request(
  query: string,
  variables: Record<string, unknown> = {},
  more: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  return authorizedFetch(adminApi, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...more },
    body: JSON.stringify({ query, variables }),
  });
}
