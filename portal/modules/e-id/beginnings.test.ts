import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Beginning, beginnings } from './beginnings.ts';

// Goal: a response is used once, and only for the identification started last in this tab.

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

test('going back to a used response finds no identification', () => {
  beginnings.store(beginning('one'));
  expect(beginnings.take('one')).toEqual(beginning('one'));
  expect(beginnings.take('one')).toBeNull();
});

test('a response with the state of another tab, an empty state or none is ignored', () => {
  beginnings.store(beginning('mine'));
  for (const state of ['of another tab', '', null]) expect(beginnings.take(state)).toBeNull();
  // The started identification is still pending.
  expect(beginnings.take('mine')).toEqual(beginning('mine'));
});

test('only the second of two started identifications is completed', () => {
  beginnings.store(beginning('first'));
  beginnings.store(beginning('second'));
  expect(beginnings.take('first')).toBeNull();
  expect(beginnings.take('second')).toEqual(beginning('second'));
});
