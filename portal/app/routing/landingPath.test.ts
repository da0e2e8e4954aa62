import { expect, test } from 'vitest';
import type { Session } from '../session/loadSession.ts';
import { landingPath } from './landingPath.ts';
import { startOf } from './ModuleRoute.ts';

const personal = {
  id: 'acc_1',
  slug: 'kari',
  accountType: 'PERSONAL',
  displayName: 'Kari',
  role: 'OWNER',
};
const team = {
  id: 'acc_2',
  slug: 'solsiden',
  accountType: 'TEAM',
  displayName: 'Solsiden',
  role: 'OWNER',
};

function session(account: object, hasFreelanceProfiles: boolean): Session {
  return { account, accounts: [personal, team], hasFreelanceProfiles } as unknown as Session;
}

// Requirements: A2.3, A2.59, A2.60, A2.61, A4.1, B2.11
test.each([
  [
    'a freelancer with a payout profile',
    personal,
    true,
    'personal/kari/invoicemore/invoice-creation',
  ],
  ['a person without one', personal, false, 'personal/kari/account/settings/payout-settings'],
  ['a team', team, false, 'business/solsiden/invoicemore/payout-service'],
])('%s without a last module starts as document A says', (_title, account, has, path) => {
  expect(landingPath('nb', session(account, has), null)).toBe(`/v2/nb/${path}`);
});

// Requirements: A2.50, B2.12
test('the last module wins, unless its account is gone', () => {
  const at = (slug: string) =>
    landingPath('nb', session(personal, true), { slug, module: 'account' });
  expect(at('solsiden')).toBe('/v2/nb/business/solsiden/account/settings/account-info');
  expect(at('gone')).toBe('/v2/nb/personal/kari/invoicemore/invoice-creation');
});

// Requirements: B2.12, B2.40
test('each module starts at the page of the specification', () => {
  const at = (module: string) =>
    landingPath('nb', session(personal, true), { slug: 'solsiden', module });
  const landings = {
    account: 'account/settings/account-info',
    invoicemore: 'invoicemore/payout-service',
    payoutmore: 'payoutmore/purchases',
    recruitmore: 'recruitmore/jobs',
  };
  for (const [module, page] of Object.entries(landings)) {
    expect(at(module)).toBe(`/v2/nb/business/solsiden/${page}`);
  }
  expect(at('common')).toBe('/v2/nb');
  for (const module of ['login', 'test', 'gone']) {
    expect(at(module)).toBe('/v2/nb/personal/kari/invoicemore/invoice-creation');
  }
});

test('an applicant does not start at a page for teams', () => {
  // The screen of jobs is generated, that of purchases written by hand.
  expect(startOf('recruitmore')?.readers).toEqual(['TEAM']);
  expect(startOf('payoutmore')?.readers).toEqual(['TEAM']);
  for (const module of ['payoutmore', 'recruitmore']) {
    const last = { slug: 'kari', module };
    expect(landingPath('nb', session(personal, true), last)).toBe(
      '/v2/nb/personal/kari/invoicemore/invoice-creation',
    );
  }
});

// Requirements: A2.52, A2.53, A2.54, A2.55, A2.56, A2.57, A2.58
test.each([
  ['common', ''],
  ['login', 'login/existing-user'],
  ['account', 'account/settings/account-info'],
  ['payoutmore', 'payoutmore/purchases'],
  ['invoicemore', 'invoicemore/payout-service'],
  ['recruitmore', 'recruitmore/jobs'],
  ['test', undefined],
])('a user whose last module was %s starts at “%s”', (module, path) => {
  expect(startOf(module)?.path).toBe(path);
});
