import { afterEach, expect, test, vi } from 'vitest';
import { checkExport } from './checkExport.ts';

// Goal: a download that would fail shows its reason and advice in the menu; in doubt it is tried.
// Method: stubbed responses; tests/api/hostile/documents-zip.test.ts has the real ones.

afterEach(() => vi.unstubAllGlobals());

const checked = (answer: () => Promise<Response>) => {
  const received = vi.fn(answer);
  vi.stubGlobal('fetch', received);
  return checkExport('/export/invoices.zip?q=1', new AbortController().signal);
};

test.each([
  [200, {}, { state: 'READY' }],
  [413, { fits: 812 }, { state: 'TOO_BIG', fits: 812 }],
  [429, {}, { state: 'BUSY' }],
  [410, {}, { state: 'SPENT' }],
  [404, {}, { state: 'SPENT' }],
  [500, {}, { state: 'READY' }],
])('%d', async (status, body, state) => {
  expect(await checked(async () => Response.json(body, { status }))).toEqual(state);
});

test.each([
  ['no connection', async () => Promise.reject(new TypeError('offline'))],
  ['not JSON', async () => new Response('<html>', { status: 413 })],
])('%s', async (_, answer) => {
  expect(await checked(answer)).toEqual({ state: 'READY' });
});
