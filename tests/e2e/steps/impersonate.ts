import { type APIRequestContext, expect } from '@playwright/test';
import { askOperator } from '../support/ask-operator.ts';
import { operators } from '../support/people.ts';
import { totp } from '../support/totp.ts';

interface Answer {
  impersonateAccount: { token: string; errors: object[] };
}

const IMPERSONATE = `mutation ($input: ImpersonateAccountInput!) {
  impersonateAccount(input: $input) { token errors { code path } }
}`;

/** Impersonates the owner of an account as an operator of the console. Returns the token. */
export async function impersonate(request: APIRequestContext, slug: string): Promise<string> {
  const found = await askOperator<{ accounts: { nodes: { id: string }[] } }>(
    request,
    'query ($slug: String!) { accounts(filter: { slug: { equalTo: $slug } }) { nodes { id } } }',
    { slug },
  );
  const input = { id: found.accounts.nodes[0]?.id, reason: 'A test needs help' };
  let token = '';
  let isRequired = false;
  // The operator's last code is valid for a quarter of an hour, a new one only once.
  await expect
    .poll(
      async () => {
        const { impersonateAccount } = await askOperator<Answer>(request, IMPERSONATE, {
          input: { ...input, ...(isRequired && { code: totp(operators.drift.secret) }) },
        });
        token = impersonateAccount.token;
        isRequired = true;
        return impersonateAccount.errors;
      },
      { intervals: [0, 31_000], timeout: 120_000 },
    )
    .toEqual([]);
  return token;
}
