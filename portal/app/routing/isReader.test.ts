import { expect, test } from 'vitest';
import type { Session } from '../session/loadSession.ts';
import { isReader } from './isReader.ts';

// Goal: a list is open to the readers it declares, and to all if it declares none.

const memberAs = (role: string, canManageDepartments = role !== 'MEMBER') =>
  ({ role, account: { accountType: 'TEAM', canManageDepartments } }) as Session;

test.each([
  ['any user, without declared readers', '', 'MEMBER', true],
  ['a member', 'OWNER ADMIN', 'MEMBER', false],
  ['a member who leads a department', 'OWNER ADMIN MANAGER', 'MANAGER', true],
  ['a member who leads none', 'OWNER ADMIN MANAGER', 'MEMBER', false],
  ['any member of a team', 'TEAM', 'MEMBER', true],
  ['an owner', 'OWNER ADMIN', 'OWNER', true],
])('%s', (_who, readers, role, isOne) => {
  const session = role === 'MANAGER' ? memberAs('MEMBER', true) : memberAs(role);
  expect(isReader(readers.split(' ').filter(Boolean), session)).toBe(isOne);
});

test('a list for roles of a team is closed in a personal account', () => {
  const session = { role: 'OWNER', account: { accountType: 'PERSONAL' } } as Session;
  expect(isReader(['OWNER'], session)).toBe(false);
  expect(isReader(['TEAM'], session)).toBe(false);
  expect(isReader(['PERSONAL', 'OWNER'], session)).toBe(true);
  expect(isReader([], session)).toBe(true);
});
