import { expect, test } from 'vitest';
import type { Session } from '../../session/loadSession.ts';
import { itemsFor, menuTexts, tabsFor } from './menuItems.ts';

// Goal: each kind of account has its own items in the menu, and a feature that is off hides its own
// (document A, section 2). Method: the items of the modules, for made-up sessions.

const features = { invoices: true, payouts: true, workflows: true };

function sessionOf(account: object, hasFreelanceProfiles = false): Session {
  const whole = { accountType: 'PERSONAL', deletionScheduledOn: null, features, ...account };
  return { account: whole, hasFreelanceProfiles } as unknown as Session;
}

const everyPath = (...account: Parameters<typeof sessionOf>): string[] =>
  itemsFor(sessionOf(...account)).map(({ path }) => path);

/** Items of added modules are ignored here. */
const ours = ['account/', 'invoicemore/', 'recruitmore/'];
const paths = (...account: Parameters<typeof sessionOf>): string[] =>
  everyPath(...account).filter((path) => ours.some((place) => path.startsWith(place)));

const team = { accountType: 'TEAM' };
const invoicing = ['invoices', 'drafts', 'recurring-invoices', 'credit-notes', 'by-client'].map(
  (name) => `invoicemore/payout-service/${name}`,
);
const salaries = ['payout-service/salary-slips', 'payout-service/salary-reports', 'tax-cards'].map(
  (name) => `invoicemore/${name}`,
);

// Requirements: A2.82, A2.104, B2.13
test('a person has account information, authentication and payout settings, in this order', () => {
  const own = ['account-info', 'authentication', 'payout-settings'];
  expect(paths({})).toEqual([
    'account/dashboard',
    ...own.map((name) => `account/settings/${name}`),
  ]);
});

// Requirements: A2.84, A2.85, B2.13
test('a person with a payout profile has invoicing and salaries', () => {
  const all = paths({}, true);
  expect(all.slice(4)).toEqual([...invoicing, ...salaries]);
});

// Requirements: A2.83, A2.84, A2.85, A6.23, B1.10
test('a person without the invoices feature has no invoicing, salaries or payouts', () => {
  const off = { features: { ...features, invoices: false } };
  expect(paths(off, true)).toEqual([
    'account/dashboard',
    'account/settings/account-info',
    'account/settings/authentication',
  ]);
});

// Requirements: A2.86, A2.88, A2.105, B2.14
test('a team has account information, members, invoicing and no salaries', () => {
  const all = paths(team);
  expect(all).toEqual(
    expect.arrayContaining([
      ...['account-info', 'team', 'payout-settings'].map((one) => `account/settings/${one}`),
      ...invoicing,
    ]),
  );
  for (const other of [...salaries, 'account/settings/authentication']) {
    expect(all).not.toContain(other);
  }
});

// Requirements: A6.23, B1.10
test('a team without the invoices feature has no invoicing', () => {
  const all = paths({ ...team, features: { ...features, invoices: false } });
  for (const path of invoicing) expect(all).not.toContain(path);
});

// Requirements: A2.89, B1.11, B2.39
test('only a team with the payouts feature has purchases', () => {
  const purchases = (...account: Parameters<typeof sessionOf>) =>
    everyPath(...account).filter((path) => path.startsWith('payoutmore/'));
  expect(purchases(team)).toEqual(['payoutmore/purchases']);
  expect(purchases({ ...team, features: { ...features, payouts: false } })).toEqual([]);
  expect(purchases({}, true)).toEqual([]);
});

// Requirements: A2.90, A4.5
test('an account scheduled for deletion has one item', () => {
  for (const account of [{}, team]) {
    const leaving = { ...account, deletionScheduledOn: '2026-12-01' };
    expect(paths(leaving, true)).toEqual(['account/scheduled-deletion']);
  }
});

test('generated screens are shown only to the readers they declare', () => {
  const declared = ['enrollments', 'verification-checks'].map((one) => `recruitmore/${one}`);
  expect(paths({ ...team, canManage: true })).toEqual(expect.arrayContaining(declared));
  for (const path of declared) expect(paths({}, true)).not.toContain(path);
});

test('a phone has four tabs, and recruitment is one of them for a team with that feature', () => {
  const tabs = (account: object) => tabsFor(sessionOf(account)).map(({ path }) => path);
  expect(tabs(team)).toEqual([
    'account/dashboard',
    'invoicemore/payout-service/invoices',
    'recruitmore/jobs',
    'account/settings/payout-settings',
  ]);
  expect(tabs({ ...team, features: { ...features, workflows: false } }).at(-1)).toBe(
    'account/settings/account-info',
  );
});

test('the texts of exactly the shown items and tabs are fetched', () => {
  const session = sessionOf({}, true);
  const labels = [...itemsFor(session), ...tabsFor(session)].flatMap(({ label, short = label }) => [
    label,
    short,
  ]);
  const folders = new Set(labels.map((label) => label.split(':')[0]));
  expect(new Set(menuTexts(session))).toEqual(folders.add('accounts'));
  expect(menuTexts(sessionOf({}))).not.toContain('invoicing');
});
