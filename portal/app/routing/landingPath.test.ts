import { expect, test } from 'vitest';
import type { Session } from '../session/Session.ts';
import { landingPath } from './landingPath.ts';
import { startOf } from './startOf.ts';

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

test('a freelancer with a profile starts by writing an invoice', () => {
  expect(landingPath('nb', session(personal, true), null)).toBe(
    '/v2/nb/personal/kari/invoicemore/invoice-creation',
  );
});

test('one without a profile makes it first', () => {
  expect(landingPath('en', session(personal, false), null)).toBe(
    '/v2/en/personal/kari/account/settings/payout-settings',
  );
});

test('a team starts with its invoices', () => {
  expect(landingPath('nb', session(team, false), null)).toBe(
    '/v2/nb/business/solsiden/invoicemore/payout-service',
  );
});

test('the last module wins, but not one of an account that is gone', () => {
  const at = (slug: string) =>
    landingPath('nb', session(personal, true), { slug, module: 'account' });
  expect(at('solsiden')).toBe('/v2/nb/business/solsiden/account/settings/account-info');
  expect(at('gone')).toBe('/v2/nb/personal/kari/invoicemore/invoice-creation');
});

test.each([
  ['common', ''],
  ['login', 'login/existing-user'],
  ['account', 'account/settings/account-info'],
  ['payoutmore', 'payoutmore/purchases'],
  ['invoicemore', 'invoicemore/payout-service'],
  ['recruitmore', 'recruitmore/jobs'],
  ['test', undefined],
])('who last worked in %s begins at “%s”', (module, path) => {
  expect(startOf(module)?.path).toBe(path);
});
