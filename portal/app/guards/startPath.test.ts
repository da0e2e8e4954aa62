import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPath } from './startPath.ts';

// Goal: a visitor starts at the front page, on test hosts at the log-in.

beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// Requirements: A2.47, A2.48, A4.1
test.each([
  ['honorar.no', '/v2/nb'],
  ['localhost', '/v2/nb'],
  ['latest.honorar.no', '/v2/nb'],
  ['test.honorar.no', '/v2/nb/login/existing-user'],
])('at %s a visitor starts at %s', async (hostname, path) => {
  vi.stubGlobal('location', { hostname, pathname: '/' });
  expect(await startPath(new QueryClient())).toBe(path);
});
