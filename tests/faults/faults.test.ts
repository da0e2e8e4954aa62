// Goal: acknowledged or started work is neither lost nor done twice, whatever is interrupted.
// Method: the programs of `npm run faults`, with few repetitions; docs/reliability.md has the last long run.
import { expect, test } from 'vitest';
import { disk } from './disk.ts';
import { outside } from './outside.ts';
import { server } from './server.ts';
import { MODES } from './support/faulty-service.ts';
import { worker } from './worker.ts';

test('a worker that is killed during its jobs leaves no job undone and does none twice', async () => {
  const { figures, broken } = await worker(1);
  expect(broken).toEqual([]);
  expect(figures).toMatchObject({ killed: 1, 'invoices sent': 1, 'payments booked': 1 });
});

test('a killed server and its successor do a request with the same key once', async () => {
  const { figures, broken } = await server(1);
  expect(broken).toEqual([]);
  expect(figures['sent again']).toBeGreaterThan(0);
});

test('a failing external service is tried again, and a wrong answer is never trusted', async () => {
  // A service that only stalls is given up after half a minute; the tests of each service cover that with a shorter
  // timeout.
  const { broken } = await outside(
    1,
    MODES.filter((mode) => mode !== 'stalls'),
  );
  expect(broken).toEqual([]);
});

test.skipIf(process.getuid?.() !== 0)(
  'a full disk accepts no upload and delays a document until there is space',
  async () => {
    const { broken } = await disk(2);
    expect(broken).toEqual([]);
  },
);
