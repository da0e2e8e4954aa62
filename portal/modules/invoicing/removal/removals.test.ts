import { afterEach, expect, test, vi } from 'vitest';
import { removals } from './removals.ts';

afterEach(() => {
  for (const id of removals.ids()) removals.undo(id);
});

test('a deleted draft is out of sight at once, and gone when nobody regrets it', async () => {
  const finish = vi.fn(async () => {});
  removals.begin('inv_1', finish);
  expect([...removals.ids()]).toEqual(['inv_1']);
  expect(finish).not.toHaveBeenCalled();
  await Promise.all([removals.finish('inv_1'), removals.finish('inv_1')]);
  expect(finish).toHaveBeenCalledOnce();
  expect(removals.ids().size).toBe(0);
});

test('what is regretted is back, and nothing is done', async () => {
  const finish = vi.fn(async () => {});
  removals.begin('inv_1', finish);
  removals.undo('inv_1');
  expect(removals.ids().size).toBe(0);
  await removals.finish('inv_1');
  expect(finish).not.toHaveBeenCalled();
});

test('what the server does not delete comes back into sight', async () => {
  removals.begin('inv_1', () => Promise.reject(new Error('no connection')));
  await expect(removals.finish('inv_1')).rejects.toThrow('no connection');
  expect(removals.ids().size).toBe(0);
});
