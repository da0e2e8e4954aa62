// Goal: nothing that was answered or begun is lost or done twice, whatever ends in the middle of it.
// Method: the programs of `npm run faults`, as few times as can fail; docs/reliability.md has the last long run.
import { expect, test } from 'vitest';
import { disk } from './disk.ts';
import { outside } from './outside.ts';
import { server } from './server.ts';
import { MODES } from './support/faulty-service.ts';
import { worker } from './worker.ts';

test('a worker that is killed at its jobs leaves nothing undone and does nothing twice', async () => {
  const { figures, broken } = await worker(1);
  expect(broken).toEqual([]);
  expect(figures).toMatchObject({ killed: 1, 'invoices sent': 1, 'payments booked': 1 });
});

test('a killed server has done once what its successor is asked for under the same key', async () => {
  const { figures, broken } = await server(1);
  expect(broken).toEqual([]);
  expect(figures['sent again']).toBeGreaterThan(0);
});

test('a service outside that fails is tried again, and never taken at its word', async () => {
  // One that only stalls is given up after half a minute; the tests of each service have that with less patience.
  const { broken } = await outside(
    1,
    MODES.filter((mode) => mode !== 'stalls'),
  );
  expect(broken).toEqual([]);
});

test.skipIf(process.getuid?.() !== 0)(
  'a full disk takes no upload and holds up a document until there is place',
  async () => {
    const { broken } = await disk(2);
    expect(broken).toEqual([]);
  },
);
