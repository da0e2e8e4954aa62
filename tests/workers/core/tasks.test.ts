import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseCrontab } from 'graphile-worker';
import { expect, test } from 'vitest';
import { joinCrontabs } from '../../../workers/core/join-crontabs.ts';
import { loadTasks } from '../../../workers/core/load-tasks.ts';
import { MODULES } from '../support/start-world.ts';

const SQL = new URL('../../../db/modules', import.meta.url).pathname;

test('whatever the database enqueues, somebody does', async () => {
  const tasks = new Set((await loadTasks(MODULES)).keys());
  const files = await readdir(SQL, { recursive: true });
  const wanted = new Set<string>();
  for (const file of files.filter((name) => /functions\/.*\.sql$/.test(name))) {
    const text = await readFile(path.join(SQL, file), 'utf8');
    if (!text.includes('app_private.enqueue(')) continue;
    for (const [, task] of text.matchAll(/'([a-z]+\/[a-z]+_[a-z_]+)'/g)) wanted.add(task!);
  }
  expect(wanted.size).toBeGreaterThan(4);
  expect([...wanted].filter((task) => !tasks.has(task))).toEqual([]);
});

test('the crontabs are readable and name tasks that exist', async () => {
  const tasks = await loadTasks(MODULES);
  const items = parseCrontab(await joinCrontabs(MODULES));
  expect(items.length).toBeGreaterThan(1);
  expect(items.map(({ task }) => task).filter((task) => !tasks.has(task))).toEqual([]);
});
