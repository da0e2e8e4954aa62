import { type APIRequestContext, expect } from '@playwright/test';
import { askOperator } from '../support/ask-operator.ts';

/** An operator acts as the owner of an account, as from the console, and gets a token for it. */
export async function impersonate(request: APIRequestContext, slug: string): Promise<string> {
  const found = await askOperator<{ accounts: { nodes: { id: string }[] } }>(
    request,
    'query ($slug: String!) { accounts(filter: { slug: { equalTo: $slug } }) { nodes { id } } }',
    { slug },
  );
  const made = await askOperator<{ impersonateAccount: { token: string; errors: object[] } }>(
    request,
    `mutation ($input: ImpersonateAccountInput!) {
      impersonateAccount(input: $input) { token errors { code path } }
    }`,
    { input: { id: found.accounts.nodes[0]?.id, reason: 'A story needs help' } },
  );
  expect(made.impersonateAccount.errors).toEqual([]);
  return made.impersonateAccount.token;
}
