import { parseCrontab } from 'graphile-worker';
import { expect, test } from 'vitest';
import { joinCrontabs } from '#workers/core/start-worker.ts';
import { MODULES } from '../support/start-world.ts';

// That somebody does what they name, as what functions enqueue, is looked at by `npm run check`.

test('the crontabs are readable, all of them', async () => {
  const tasks = parseCrontab(await joinCrontabs(MODULES)).map(({ task }) => task);
  expect(tasks).toEqual(expect.arrayContaining(['core/remove_orphan_files']));
  expect(tasks).toEqual(expect.arrayContaining(['identity/forget_sign_in_traces']));
});
