import { expect, test } from 'vitest';
import type { Session } from '../../session/loadSession.ts';
import { itemsFor, menuTexts, tabsFor } from './menuItems.ts';

// Goal: each kind of account has its own lines in the menu, and a feature that is off takes its own
// away (document A, section 2). Method: what the modules list, for sessions made up.

const features = { invoices: true, payouts: true, workflows: true };

function sessionOf(account: object, hasFreelanceProfiles = false): Session {
  const whole = { accountType: 'PERSONAL', deletionScheduledOn: null, features, ...account };
  return { account: whole, hasFreelanceProfiles } as unknown as Session;
}

const everyPath = (...account: Parameters<typeof sessionOf>): string[] =>
  itemsFor(sessionOf(...account)).map(({ path }) => path);

/** What a module that is added lists comes besides, and is not spoken of here. */
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
test('a person has their account, how they get in and how they are paid, in this order', () => {
  const own = ['account-info', 'authentication', 'payout-settings'];
  expect(paths({})).toEqual([
    'account/dashboard',
    ...own.map((name) => `account/settings/${name}`),
  ]);
});

// Requirements: A2.84, A2.85, B2.13
test('with a profile they have invoicing and salaries', () => {
  const all = paths({}, true);
  expect(all.slice(4)).toEqual([...invoicing, ...salaries]);
});

// Requirements: A2.83, A2.84, A2.85, A6.23, B1.10
test('without the invoices feature a person has nothing of money', () => {
  const off = { features: { ...features, invoices: false } };
  expect(paths(off, true)).toEqual([
    'account/dashboard',
    'account/settings/account-info',
    'account/settings/authentication',
  ]);
});

// Requirements: A2.86, A2.88, A2.105, B2.14
test('a team has its organisation, its people, its invoicing and no salaries', () => {
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
test('a team that buys has its purchases, and nobody else has', () => {
  const purchases = (...account: Parameters<typeof sessionOf>) =>
    everyPath(...account).filter((path) => path.startsWith('payoutmore/'));
  expect(purchases(team)).toEqual(['payoutmore/purchases']);
  expect(purchases({ ...team, features: { ...features, payouts: false } })).toEqual([]);
  expect(purchases({}, true)).toEqual([]);
});

// Requirements: A2.90, A4.5
test('while deletion is scheduled there is one line', () => {
  for (const account of [{}, team]) {
    const leaving = { ...account, deletionScheduledOn: '2026-12-01' };
    expect(paths(leaving, true)).toEqual(['account/scheduled-deletion']);
  }
});

test('what a module declares is there for whom its own lines are', () => {
  const declared = ['enrollments', 'verification-checks'].map((one) => `recruitmore/${one}`);
  expect(paths({ ...team, canManage: true })).toEqual(expect.arrayContaining(declared));
  for (const path of declared) expect(paths({}, true)).not.toContain(path);
});

test('a phone has room for four places, and a team that recruits has that among them', () => {
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

test('the texts of all its lines and tabs can be fetched at once, and no others', () => {
  const session = sessionOf({}, true);
  const labels = [...itemsFor(session), ...tabsFor(session)].flatMap(({ label, short = label }) => [
    label,
    short,
  ]);
  const folders = new Set(labels.map((label) => label.split(':')[0]));
  expect(new Set(menuTexts(session))).toEqual(folders.add('accounts'));
  expect(menuTexts(sessionOf({}))).not.toContain('invoicing');
});
