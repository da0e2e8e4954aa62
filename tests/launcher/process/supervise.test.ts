import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { isAlive } from '#tools/launcher/process/is-alive.ts';
import { supervise } from '#tools/launcher/process/supervise.ts';

const script = path.resolve(import.meta.dirname, '../support/note-and-wait.ts');
let place: ReturnType<typeof temporaryFolder>;
let notes: string;
beforeEach(() => {
  place = temporaryFolder();
  notes = path.join(place.folder, 'notes');
});
afterEach(() => place.remove());

/** The process ids that the program has recorded, one for each of its starts. */
const starts = () =>
  fs.existsSync(notes) ? fs.readFileSync(notes, 'utf8').trim().split('\n').map(Number) : [];
const started = (times: number) =>
  expect.poll(() => starts().length, { timeout: 10_000, interval: 20 }).toBe(times);
const program = () => ({ name: 'program', script, env: { NOTES: notes } });
const surroundings = () => ({ root: '/', dataFolder: place.folder, inherited: process.env });

test('a killed program is started again', async () => {
  const supervised = supervise(program(), surroundings());
  await started(1);
  process.kill(starts()[0] ?? 0, 'SIGKILL');
  await started(2);
  await supervised.stop();
  expect(starts().some(isAlive)).toBe(false);
});

test('a restart is immediate and counts as no crash', async () => {
  const supervised = supervise(program(), surroundings());
  await started(1);
  supervised.restart();
  await started(2);
  expect(supervised.crashes()).toBe(0);
  await supervised.stop();
});

test('a program ends when its launcher is killed', async () => {
  const launcher = fork(path.resolve(import.meta.dirname, '../support/supervise-and-wait.ts'), [
    place.folder,
    script,
    notes,
  ]);
  await started(1);
  launcher.kill('SIGKILL');
  await once(launcher, 'exit');
  await expect.poll(() => isAlive(starts()[0] ?? 0), { timeout: 10_000 }).toBe(false);
});

test('a log is rotated while its program runs, and stays limited', async () => {
  const limitBytes = 100_000;
  const logFile = path.join(place.folder, 'program.log');
  const talker = path.resolve(import.meta.dirname, '../support/log-without-end.ts');
  const supervised = supervise(
    { name: 'program', script: talker, env: {} },
    { ...surroundings(), log: { limitBytes, everyMs: 20 } },
  );
  /** The process and the number of the first whole line of a log. */
  const first = (file: string) => {
    const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    const [, pid = 0, line = 0] = /process (\d+) line (\d+) /.exec(text) ?? [];
    return { pid: Number(pid), line: Number(line) };
  };
  await expect.poll(() => first(`${logFile}.old`).pid, { timeout: 20_000 }).toBeGreaterThan(0);
  const { pid, line } = first(`${logFile}.old`);
  // Once more, and still by the same process, which was never notified.
  await expect.poll(() => first(`${logFile}.old`).line, { timeout: 20_000 }).toBeGreaterThan(line);
  await expect.poll(() => first(logFile).pid, { timeout: 20_000 }).toBe(pid);
  expect(isAlive(pid)).toBe(true);
  expect(supervised.crashes()).toBe(0);
  await supervised.stop();
});
