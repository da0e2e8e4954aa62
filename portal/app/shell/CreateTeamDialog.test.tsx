import { afterEach, expect, test, vi } from 'vitest';
import { newTeamPath } from './CreateTeamDialog.tsx';

// Goal: after a team is created its dashboard opens on a phone, and its settings on a desktop.

afterEach(() => vi.unstubAllGlobals());

// Requirements: A2.92
test.each([
  [390, 'account/dashboard'],
  [767, 'account/dashboard'],
  [768, 'account/settings'],
  [1440, 'account/settings'],
])('a team created at %i px opens at its %s', (width, page) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1]),
  }));
  const path = newTeamPath('en', { slug: 'the-band', accountType: 'TEAM' });
  expect(path).toBe(`/v2/en/business/the-band/${page}`);
});
