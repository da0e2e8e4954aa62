import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { isAlive } from '#tools/launcher/process/is-alive.ts';
import { supervise } from '#tools/launcher/process/supervise.ts';

// Goal: an API in development is served all the time: the next process takes over when it is ready,
// and one that cannot be built changes nothing. Method: real processes that record who serves.

const script = path.resolve(import.meta.dirname, '../support/take-over-and-wait.ts');
let place: ReturnType<typeof temporaryFolder>;
let notes: string;
let fault: string;
let supervised: ReturnType<typeof supervise>;
beforeEach(async () => {
  place = temporaryFolder();
  notes = path.join(place.folder, 'notes');
  fault = path.join(place.folder, 'fault');
  supervised = supervise(
    { name: 'program', script, env: { NOTES: notes, FAULT: fault } },
    { root: '/', dataFolder: place.folder, inherited: process.env },
  );
  await started(1);
});
afterEach(async () => {
  await supervised.stop();
  place.remove();
});

const starts = () =>
  fs.existsSync(notes) ? fs.readFileSync(notes, 'utf8').trim().split('\n').map(Number) : [];
const started = (times: number) =>
  expect.poll(() => starts().length, { timeout: 10_000, interval: 20 }).toBe(times);

test('the next process takes over when it is ready, and the first has ended by then', async () => {
  expect(await supervised.takeOver()).toBe(null);
  await started(2);
  const [first = 0, second = 0] = starts();
  expect(isAlive(first)).toBe(false);
  expect(isAlive(second)).toBe(true);
  expect(supervised.crashes()).toBe(0);
});

test('a process that cannot be built reports why, and the first continues', async () => {
  fs.writeFileSync(fault, '');
  expect(await supervised.takeOver()).toContain('Error: the file is faulty');
  expect(starts().map(isAlive)).toEqual([true]);
  fs.rmSync(fault);
  expect(await supervised.takeOver()).toBe(null);
  await started(2);
});

test('a process that is cancelled ends, and the first continues', async () => {
  expect(await supervised.takeOver(Promise.resolve(false))).toBe(null);
  expect(starts().map(isAlive)).toEqual([true]);
});

test('it is built only once it is allowed to', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const taking = supervised.takeOver(promise);
  fs.writeFileSync(fault, '');
  resolve(true);
  expect(await taking).toContain('Error: the file is faulty');
});

test('a running process rebuilds itself, and no other is started', async () => {
  expect(await supervised.renew()).toBe(null);
  await supervised.takeOver();
  await started(2);
  expect(await supervised.renew()).toBe(null);
  expect(starts()).toHaveLength(2);
});

test('a process that cannot rebuild itself reports why and continues', async () => {
  fs.writeFileSync(fault, '');
  expect(await supervised.renew()).toBe('the form is faulty');
  expect(starts().map(isAlive)).toEqual([true]);
});

test('a process that crashes while rebuilding itself is replaced by a new one', async () => {
  fs.writeFileSync(`${fault}-and-end`, '');
  expect(await supervised.renew()).toBe(null);
  await expect.poll(() => starts().filter(isAlive).length, { timeout: 10_000 }).toBe(1);
  expect(starts().length).toBeGreaterThan(1);
});

test('a process that has taken over is restarted when it is killed', async () => {
  await supervised.takeOver();
  await started(2);
  process.kill(starts()[1] ?? 0, 'SIGKILL');
  await started(3);
});

test('no process is left when it is stopped while the next is built', async () => {
  const taking = supervised.takeOver();
  await supervised.stop();
  await taking;
  await expect.poll(() => starts().some(isAlive), { timeout: 10_000 }).toBe(false);
});
