import { expect, test, vi } from 'vitest';
import { toast } from './toast.ts';
import { toasts } from './toasts.ts';

// Goal: the next user of a tab sees no toast of the former one, and pending work of a toast is done.

test('clearing removes all toasts, and waits for their pending work', async () => {
  const done: string[] = [];
  toast.success('The invoice to Lynghei is with the client.');
  toast.undoable('The draft is deleted.', {
    id: 'draft',
    onUndo: () => done.push('undone'),
    onDone: async () => {
      await Promise.resolve();
      done.push('deleted');
    },
  });
  const cleared = toasts.clear();
  expect(toasts.all()).toEqual([]);
  await cleared;
  expect(done).toEqual(['deleted']);
});

test('pending work that fails does not block clearing', async () => {
  toast.undoable('The draft is deleted.', {
    id: 'draft',
    onUndo: () => undefined,
    onDone: () => Promise.reject(new Error('no connection')),
  });
  await toasts.clear();
  expect(toasts.all()).toEqual([]);
});

test('pending work that does not end does not block clearing, either', async () => {
  vi.useFakeTimers();
  toast.undoable('The draft is deleted.', {
    id: 'draft',
    onUndo: () => undefined,
    onDone: () => new Promise(() => {}),
  });
  const cleared = toasts.clear();
  await vi.advanceTimersByTimeAsync(5_000);
  await cleared;
  vi.useRealTimers();
});
