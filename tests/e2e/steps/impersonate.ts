import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';

const SESSION = path.resolve(import.meta.dirname, '../../../.data/test/operators/drift.json');

/** An operator acts as the owner of an account, as from the console, and gets a token for it. */
export async function impersonate(request: APIRequestContext, slug: string): Promise<string> {
  const { token }: { token: string } = JSON.parse(readFileSync(SESSION, 'utf8'));
  const ask = async (query: string, variables: object) => {
    const answer = await request.post('/admin/graphql', {
      data: { query, variables },
      headers: { authorization: `Bearer ${token}` },
    });
    const { data, errors } = await answer.json();
    expect(errors ?? []).toEqual([]);
    return data;
  };
  const found = await ask(
    'query ($slug: String!) { accounts(filter: { slug: { equalTo: $slug } }) { nodes { id } } }',
    { slug },
  );
  const made = await ask(
    `mutation ($input: ImpersonateAccountInput!) {
      impersonateAccount(input: $input) { token errors { code path } }
    }`,
    { input: { id: found.accounts.nodes[0].id, reason: 'A story needs help' } },
  );
  expect(made.impersonateAccount.errors).toEqual([]);
  return made.impersonateAccount.token;
}
