import { expect, test } from 'vitest';
import { closedReason } from './Closed.tsx';

// Goal: a closed page refers to a user who can open it, never to its reader.

const features = { invoices: false, payouts: false, workflows: false };
const personal = { accountType: 'PERSONAL' as const, canManage: true, features };
const team = { accountType: 'TEAM' as const, canManage: true, features };

test.each([
  ['a page of teams in a personal account', personal, {}, 'teamsOnly'],
  ['recruitment in a personal account', personal, { feature: 'workflows' as const }, 'teamsOnly'],
  [
    'invoicing switched off for a person',
    personal,
    { feature: 'invoices' as const },
    'switchedOff',
  ],
  ['a feature switched off, to an owner', team, { feature: 'workflows' as const }, 'switchedOff'],
  ['a page of people in a team', team, { readers: ['PERSONAL'] }, 'ownOnly'],
  ['a page for owners, to a member', { ...team, canManage: false }, {}, 'askOwner'],
  [
    'a feature switched off, to a member',
    { ...team, canManage: false },
    { feature: 'workflows' as const },
    'askOwner',
  ],
])('%s: %s', (_title, account, needs, reason) => {
  expect(closedReason(account, needs)).toBe(reason);
});
