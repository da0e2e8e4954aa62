import { afterEach, expect, test, vi } from 'vitest';
import { removals } from './removals.ts';

afterEach(() => {
  for (const id of removals.ids()) removals.undo(id);
});

test('a deleted draft is hidden at once, and deleted unless undone', async () => {
  const finish = vi.fn(async () => {});
  removals.begin('inv_1', finish);
  expect([...removals.ids()]).toEqual(['inv_1']);
  expect(finish).not.toHaveBeenCalled();
  await Promise.all([removals.finish('inv_1'), removals.finish('inv_1')]);
  expect(finish).toHaveBeenCalledOnce();
  expect(removals.ids().size).toBe(0);
});

test('an undone removal shows the draft again, and deletes nothing', async () => {
  const finish = vi.fn(async () => {});
  removals.begin('inv_1', finish);
  removals.undo('inv_1');
  expect(removals.ids().size).toBe(0);
  await removals.finish('inv_1');
  expect(finish).not.toHaveBeenCalled();
});

test('a draft that the server does not delete is shown again', async () => {
  removals.begin('inv_1', () => Promise.reject(new Error('no connection')));
  await expect(removals.finish('inv_1')).rejects.toThrow('no connection');
  expect(removals.ids().size).toBe(0);
});
