import { authorizedFetch } from '../api/authorizedFetch.ts';

/**
 * `fetch` for Apollo, which throws the body of a 4xx answer away. The API's refusals come with
 * such a status and say in their body what is wrong: handed on as 200 they reach us whole.
 */
export async function apolloFetch(url: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await authorizedFetch(url, init);
  if (response.ok) return response;
  const text = await response.text();
  const isAnswer = /^\s*\{\s*"(errors|data)"/.test(text);
  return new Response(text, {
    status: isAnswer ? 200 : response.status,
    headers: response.headers,
  });
}
