import { type APIRequestContext, expect } from '@playwright/test';
import { tokenOfOperator } from './operator-session.ts';

/** Calls the console's API as the operator with all rights. */
export async function askOperator<Answer>(
  request: APIRequestContext,
  query: string,
  variables: object,
): Promise<Answer> {
  const answer = await request.post('/admin/graphql', {
    data: { query, variables },
    headers: { authorization: `Bearer ${tokenOfOperator('drift')}` },
  });
  const { data, errors }: { data: Answer; errors?: object[] } = await answer.json();
  expect(errors ?? []).toEqual([]);
  return data;
}
