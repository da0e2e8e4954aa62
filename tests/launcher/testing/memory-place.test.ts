// Goal: the memory of a run is released, however the run ends, and a machine without enough is not
// used that way. Method: real clusters, a launcher that is killed outright.
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { isAlive } from '#tools/launcher/process/is-alive.ts';
import { findMemory, memoryPlace } from '#tools/launcher/testing/memory-place.ts';

const memory = findMemory(1_000_000);
let data: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  data = temporaryFolder();
});
afterEach(() => data.remove());

test('a disk is no memory, and neither is more than the machine has', () => {
  expect(findMemory(1, ['/proc', '/sys', '/no/such/place'])).toBeNull();
  expect(findMemory(os.totalmem())).toBeNull();
});

test.runIf(memory)('a run that is killed leaves neither its Postgres nor its files', async () => {
  const script = path.resolve(import.meta.dirname, '../support/hold-memory-and-wait.ts');
  const run = fork(script, [data.folder]);
  const [{ pid, folder }] = await once(run, 'message');
  expect(folder.startsWith(memory)).toBe(true);
  expect(isAlive(pid)).toBe(true);
  run.kill('SIGKILL');
  await expect.poll(() => fs.existsSync(folder)).toBe(false);
  expect(isAlive(pid)).toBe(false);
});

test.runIf(memory)('the files of a killed run are removed by the next one', async () => {
  const dead = fork('/dev/null');
  await once(dead, 'exit');
  const left = fs.mkdtempSync(path.join(memory ?? '', 'honorar-test-'));
  fs.writeFileSync(path.join(left, 'launcher.pid'), `${dead.pid}\n`);
  // A test had mounted a full disk in it, which only root can.
  const disk = path.join(left, 'temporary', 'small-disk');
  fs.mkdirSync(disk, { recursive: true });
  if (process.getuid?.() === 0) {
    expect(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'none', disk]).status).toBe(0);
  }
  const place = await memoryPlace(1_000_000);
  expect(fs.existsSync(left)).toBe(false);
  expect(fs.existsSync(place?.folder ?? '')).toBe(true);
  await place?.remove();
  expect(fs.existsSync(place?.folder ?? '')).toBe(false);
});
