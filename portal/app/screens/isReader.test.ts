import { expect, test } from 'vitest';
import type { Session } from '../session/Session.ts';
import { isReader } from './isReader.ts';

// Goal: a list is for whom it names; an empty one never stands for one that may not be read.

const somebody = (role: string, canManageDepartments = role !== 'MEMBER') =>
  ({ role, account: { canManageDepartments } }) as Session;

test.each([
  ['a list for everybody', '', 'MEMBER', true],
  ['a member', 'OWNER ADMIN', 'MEMBER', false],
  ['a member who leads a department', 'OWNER ADMIN MANAGER', 'MANAGER', true],
  ['a member who leads none', 'OWNER ADMIN MANAGER', 'MEMBER', false],
  ['an owner', 'OWNER ADMIN', 'OWNER', true],
])('%s', (_who, readers, role, isOne) => {
  const session = role === 'MANAGER' ? somebody('MEMBER', true) : somebody(role);
  expect(isReader(readers.split(' ').filter(Boolean), session)).toBe(isOne);
});
