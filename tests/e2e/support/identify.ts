import type { APIRequestContext } from '@playwright/test';
import { VERIFIER } from '../../support/eid/begin-at.ts';
import { identifyAt } from '../../support/eid/identify-at.ts';
import { ask } from './ask.ts';
import type { Person } from './make-person.ts';

const origin = process.env.E2E_BASE_URL ?? 'http://localhost:3000';

/**
 * Identifies a user with a Danish e-ID: that is enough to submit invoices, and leaves the payout profile,
 * which has a Norwegian number, for an operator to verify. `born` is the birth date in the format of the number.
 */
export async function identify(
  request: APIRequestContext,
  { firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>,
  token: string,
  born?: string,
): Promise<void> {
  const redirectUri = `${origin}/v2/nb/common/identity-provider`;
  const part = (least: number, most: number, width: number) =>
    String(least + Math.floor(Math.random() * (most - least))).padStart(width, '0');
  const day = born ?? `${part(1, 29, 2)}${part(1, 13, 2)}${part(0, 100, 2)}`;
  const number = `${day}${part(0, 10_000, 4)}`;
  const answer = await identifyAt(new URLSearchParams({ number, firstName, lastName }).toString(), {
    issuer: `${origin}/sandbox/eid`,
    redirectUri,
    acr: 'urn:grn:authn:dk:mitid:low',
  });
  const started = { codeVerifier: VERIFIER, nonce: 'once', redirectUri };
  const input = { code: answer.get('code'), ...started };
  await ask(request, 'CriiptoVerify', 'criiptoVerify', { input }, token);
}
