import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';

const FILE = path.resolve(import.meta.dirname, '../../../dist/portal-operations.json');

interface Received<Answer> {
  data: Record<string, Answer & { errors?: object[] }>;
  errors?: object[];
}

/**
 * Calls an operation of the portal, to set up data for a test. Returns the given field of the
 * response; a refusal fails the test.
 */
export async function ask<Answer>(
  request: APIRequestContext,
  operationName: string,
  field: string,
  variables: object,
  token?: string,
): Promise<Answer> {
  const answer = await request.post('/graphql', {
    data: { documentId: documentOf(operationName), operationName, variables },
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
  });
  const { data, errors }: Received<Answer> = await answer.json();
  expect(errors ?? [], operationName).toEqual([]);
  const wanted = data[field];
  expect(wanted?.errors ?? [], operationName).toEqual([]);
  return wanted as Answer;
}

/** The API accepts only the portal's own operations without a session, each by its hash. */
function documentOf(operationName: string): string {
  const documents: Record<string, string> = JSON.parse(readFileSync(FILE, 'utf8'));
  const starts = new RegExp(`^(query|mutation) ${operationName}\\b`);
  const found = Object.entries(documents).find(([, document]) => starts.test(document));
  if (!found) throw new Error(`The portal has no operation ${operationName}`);
  return found[0];
}
