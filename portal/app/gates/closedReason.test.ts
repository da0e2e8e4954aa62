import { expect, test } from 'vitest';
import { closedReason } from './Closed.tsx';

// Goal: a closed page refers to a user who can open it, never to its reader.

const features = { invoices: false, payouts: false, workflows: false };
const personal = { accountType: 'PERSONAL' as const, canManage: true, features };
const team = { accountType: 'TEAM' as const, canManage: true, features };

test.each([
  ['a page of teams in a personal account', personal, undefined, 'teamsOnly'],
  ['recruitment in a personal account', personal, 'workflows' as const, 'teamsOnly'],
  ['invoicing switched off for a person', personal, 'invoices' as const, 'switchedOff'],
  ['a feature switched off, to an owner', team, 'workflows' as const, 'switchedOff'],
  ['a page for owners, to a member', { ...team, canManage: false }, undefined, 'askOwner'],
  [
    'a feature switched off, to a member',
    { ...team, canManage: false },
    'workflows' as const,
    'askOwner',
  ],
])('%s: %s', (_title, account, feature, reason) => {
  expect(closedReason(account, feature)).toBe(reason);
});
