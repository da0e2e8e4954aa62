import type { APIRequestContext } from '@playwright/test';
import { ask } from './ask.ts';
import { identify } from './identify.ts';
import { mailTo } from './inbox.ts';
import { makeAccountNumber } from './make-account-number.ts';
import { makePerson, type Person } from './make-person.ts';
import { makePersonalNumber } from './make-personal-number.ts';
import { password } from './people.ts';
import { homeOf } from './sign-in.ts';
import { type Language, spoken } from './words.ts';

export interface Freelancer extends Person {
  token: string;
  /** The path of the account's pages. */
  home: string;
}

const address = { line1: 'Storgata 1', postalCode: '0155', city: 'Oslo', country: 'NO' };

/** A newly registered user without any data. Every test has its own, so tests do not interfere. */
export async function makeNewcomer(
  request: APIRequestContext,
  language: Language = spoken,
): Promise<Freelancer> {
  const { email, firstName, lastName, name } = makePerson();
  const attributes = {
    email,
    firstName,
    lastName,
    language: language.toUpperCase(),
    password,
    necessaryCookiesConsent: true,
  };
  await ask(request, 'RegisterAccount', 'registerAccount', { input: { attributes } });
  const mail = await mailTo(request, email, /./);
  const link = mail.links.find((one) => one.includes('token=')) ?? '';
  const input = { token: new URL(link).searchParams.get('token') };
  const { token } = await ask<{ token: string }>(request, 'UseSessionOtp', 'useSessionOtp', {
    input,
  });
  return { email, firstName, lastName, name, token, home: await homeOf(request, token, language) };
}

const drivhuset = { name: 'Drivhuset Gründerfellesskap SA', orgNumber: '312773155' };

/** A user who can submit an invoice: identified by an e-ID, with an unverified payout profile. */
export async function makeFreelancer(
  request: APIRequestContext,
  language: Language = spoken,
  company = drivhuset,
): Promise<Freelancer & { client: string }> {
  const newcomer = await makeNewcomer(request, language);
  const attributes = {
    freelanceType: 'INDIVIDUAL',
    agreementVersion: '2026-11',
    firstName: newcomer.firstName,
    lastName: newcomer.lastName,
    personalNumber: makePersonalNumber(),
    salaryTaxPercent: '30',
    address,
    bankAccount: { accountNumber: makeAccountNumber(), currency: 'NOK', default: true },
  };
  const made = await ask<{ freelanceProfile: { id: string } }>(
    request,
    'CreateFreelanceProfile',
    'createFreelanceProfile',
    { input: { attributes } },
    newcomer.token,
  );
  const client = {
    clientType: 'ORGANIZATION',
    freelanceProfileId: made.freelanceProfile.id,
    ...company,
    nationalRegisterCheck: true,
    email: `faktura-${newcomer.email}`,
    address,
    language: language.toUpperCase(),
    preferredDeliveryMethod: 'EMAIL',
  };
  const saved = await ask<{ client: { name: string } }>(
    request,
    'CreateClient',
    'createClient',
    { input: { attributes: client } },
    newcomer.token,
  );
  await identify(request, newcomer, newcomer.token);
  return { ...newcomer, client: saved.client.name };
}
