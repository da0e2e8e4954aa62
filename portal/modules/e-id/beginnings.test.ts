import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Beginning, beginnings } from './beginnings.ts';

// Goal: an answer counts once, for what was begun last in this tab, and for nothing else.

const stored = new Map<string, string>();
beforeAll(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterAll(() => void vi.unstubAllGlobals());

const beginning = (state: string): Beginning => ({
  state,
  nonce: `n-${state}`,
  codeVerifier: `v-${state}`,
  redirectUri: 'https://honorar.example/v2/nb/common/identity-provider',
  returnTo: '/v2/nb',
});

test('going back to an answer that was taken finds nothing any more', () => {
  beginnings.store(beginning('one'));
  expect(beginnings.take('one')).toEqual(beginning('one'));
  expect(beginnings.take('one')).toBeNull();
});

test('an answer to a question of another tab, of nobody or without one is not taken', () => {
  beginnings.store(beginning('mine'));
  for (const state of ['of another tab', '', null]) expect(beginnings.take(state)).toBeNull();
  // And the one that was asked is still waited for.
  expect(beginnings.take('mine')).toEqual(beginning('mine'));
});

test('who sets out twice is answered the second time only', () => {
  beginnings.store(beginning('first'));
  beginnings.store(beginning('second'));
  expect(beginnings.take('first')).toBeNull();
  expect(beginnings.take('second')).toEqual(beginning('second'));
});
