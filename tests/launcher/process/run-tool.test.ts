import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { env } from '#tools/launcher/env.ts';
import { isAlive } from '#tools/launcher/process/is-alive.ts';
import { runTool } from '#tools/launcher/process/run-tool.ts';

const support = path.resolve(import.meta.dirname, '../support');

test('a tool returns its output and its exit code', async () => {
  expect(await runTool(support, 'say-and-fail.ts', ['no'])).toEqual({
    code: 3,
    output: 'no\n',
  });
});

test('a fork of a tool lives as long as its channel to the tool', async () => {
  expect(await runTool(support, 'ask-a-fork.ts', [])).toEqual({ code: 0, output: 'here' });
});

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'a tool ends when the launcher is ended by %s',
  async (signal) => {
    const place = temporaryFolder();
    const notes = path.join(place.folder, 'notes');
    const launcher = fork(path.join(support, 'run-tool-and-wait.ts'), [notes]);
    const pid = () => Number(fs.existsSync(notes) && fs.readFileSync(notes, 'utf8'));
    await expect.poll(pid, { timeout: 10_000 }).toBeGreaterThan(0);
    launcher.kill(signal);
    await once(launcher, 'exit');
    await expect.poll(() => isAlive(pid()), { timeout: 10_000 }).toBe(false);
    place.remove();
  },
);

test('the compile cache of Node is used by the next start', async () => {
  const { output } = await runTool(support, 'say-compile-cache.ts', []);
  expect(output).toContain(env.inherited.NODE_COMPILE_CACHE);
});
