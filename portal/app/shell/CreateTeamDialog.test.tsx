import { afterEach, expect, test, vi } from 'vitest';
import { newTeamPath } from './CreateTeamDialog.tsx';

// Goal: who has made a team comes to what it is on a phone, and to what can be set on a desktop.

afterEach(() => vi.unstubAllGlobals());

// Requirements: A2.92
test.each([
  [390, 'account/dashboard'],
  [767, 'account/dashboard'],
  [768, 'account/settings'],
  [1440, 'account/settings'],
])('who has made a team at %i px comes to its %s', (width, page) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1]),
  }));
  const path = newTeamPath('en', { slug: 'the-band', accountType: 'TEAM' });
  expect(path).toBe(`/v2/en/business/the-band/${page}`);
});
