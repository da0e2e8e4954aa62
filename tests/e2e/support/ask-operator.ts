import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';

const SESSION = path.resolve(import.meta.dirname, '../../../.data/test/operators/drift.json');

/** Asks the console's API as the operator who may do everything. */
export async function askOperator<Answer>(
  request: APIRequestContext,
  query: string,
  variables: object,
): Promise<Answer> {
  const { token }: { token: string } = JSON.parse(readFileSync(SESSION, 'utf8'));
  const answer = await request.post('/admin/graphql', {
    data: { query, variables },
    headers: { authorization: `Bearer ${token}` },
  });
  const { data, errors }: { data: Answer; errors?: object[] } = await answer.json();
  expect(errors ?? []).toEqual([]);
  return data;
}
