import { expect, test } from 'vitest';
import { gateOf } from './gateOf.ts';

// Goal: a user with a required step is led to it first, and an administrator, who cannot do it, is not
// (document A, section 2).

function shown(confirmed: boolean, more: object = {}, isUngated = false) {
  const session = { user: { confirmed }, administrator: null, needsOnboarding: false, ...more };
  return gateOf(session, isUngated);
}

// Requirements: A2.62, A2.69
test('a user with an unconfirmed address is stopped at every page', () => {
  expect(shown(false)).toBe('address');
  expect(shown(false, { needsOnboarding: true })).toBe('address');
  expect(shown(true)).toBeNull();
});

// Requirements: A1.30, B6.7
test('an administrator passes the gate', () => {
  expect(shown(false, { administrator: { id: 'usr_2' } })).toBeNull();
});

// Requirements: A4.51
test('an invited user enters their name first', () => {
  expect(shown(true, { needsOnboarding: true })).toBe('name');
});

test('a public page is behind no gate', () => {
  expect(shown(false, {}, true)).toBe('open');
  expect(shown(true, { needsOnboarding: true }, true)).toBe('open');
  expect(shown(true, {}, true)).toBeNull();
});
