import { type APIRequestContext, expect } from '@playwright/test';

/** Calls the portal's API with a token; errors fail the test. */
export async function callPortal<Answer>(
  request: APIRequestContext,
  token: string,
  query: string,
  variables: object = {},
): Promise<Answer> {
  const answer = await request.post('/graphql', {
    data: { query, variables },
    headers: { authorization: `Bearer ${token}` },
  });
  const { data, errors } = await answer.json();
  expect(errors ?? []).toEqual([]);
  return data;
}

/** Calls a mutation of the portal's API; refusals fail the test. */
export const mutatePortal = async (
  request: APIRequestContext,
  token: string,
  name: string,
  input: object,
): Promise<void> => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input!`;
  const query = `mutation ($input: ${type}) { ${name}(input: $input) { errors { code path } } }`;
  const data = await callPortal<Record<string, { errors: object[] }>>(request, token, query, {
    input,
  });
  expect(data[name]?.errors, name).toEqual([]);
};
