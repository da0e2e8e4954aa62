import { expect, test } from 'vitest';
import { gateOf } from './gateOf.ts';

// Goal: whoever has to do something first is led to it, and an administrator, who could not do it, is not
// (document A, section 2).

function shown(confirmed: boolean, more: object = {}, isUngated = false) {
  const session = { user: { confirmed }, administrator: null, needsOnboarding: false, ...more };
  return gateOf(session, isUngated);
}

// Requirements: A2.62, A2.69
test('who has not proven their address is at the gate, whatever the page', () => {
  expect(shown(false)).toBe('address');
  expect(shown(false, { needsOnboarding: true })).toBe('address');
  expect(shown(true)).toBeNull();
});

// Requirements: A1.30, B6.7
test('an administrator passes the gate', () => {
  expect(shown(false, { administrator: { id: 'usr_2' } })).toBeNull();
});

// Requirements: A4.51
test('who was invited says who they are first', () => {
  expect(shown(true, { needsOnboarding: true })).toBe('name');
});

test('a page that is for everybody is behind no gate', () => {
  expect(shown(false, {}, true)).toBe('open');
  expect(shown(true, { needsOnboarding: true }, true)).toBe('open');
  expect(shown(true, {}, true)).toBeNull();
});
