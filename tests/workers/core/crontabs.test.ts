import { parseCrontab } from 'graphile-worker';
import { expect, test } from 'vitest';
import { joinCrontabs } from '#workers/core/start-worker.ts';
import { MODULES } from '../support/start-world.ts';

// `npm run check` tests that each task has a handler, as those that functions enqueue.

test('all crontabs can be parsed', async () => {
  const tasks = parseCrontab(await joinCrontabs(MODULES)).map(({ task }) => task);
  expect(tasks).toEqual(expect.arrayContaining(['core/remove_orphan_files']));
  expect(tasks).toEqual(expect.arrayContaining(['identity/forget_sign_in_traces']));
});
