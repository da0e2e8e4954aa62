import { type APIRequestContext, expect } from '@playwright/test';
import { decodeTypeId } from '#shared/encode-type-id.ts';
import { askOperator } from './ask-operator.ts';
import { callPortal, mutatePortal } from './call-portal.ts';

/** A made-up organisation number with a valid check digit. */
function organizationNumber(): string {
  for (;;) {
    const digits = `9${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;
    const sum = [3, 2, 7, 6, 5, 4, 3, 2].reduce((all, one, i) => all + one * Number(digits[i]), 0);
    const check = (11 - (sum % 11)) % 11;
    if (check < 10) return `${digits}${check}`;
  }
}

/** Sets an organisation number and has an operator verify it. */
export async function verifyTeam(request: APIRequestContext, token: string): Promise<void> {
  const attributes = { organizationNumber: organizationNumber() };
  await mutatePortal(request, token, 'updateAccount', { attributes });
  const { session } = await callPortal<{ session: { account: { id: string } } }>(
    request,
    token,
    '{ session { account { id } } }',
  );
  const { verifyAccountOrganization } = await askOperator<{
    verifyAccountOrganization: { errors: object[] };
  }>(
    request,
    'mutation ($input: VerifyAccountOrganizationInput!) { verifyAccountOrganization(input: $input) { errors { code path } } }',
    { input: { id: decodeTypeId(session.account.id)?.uuid } },
  );
  expect(verifyAccountOrganization.errors).toEqual([]);
}
