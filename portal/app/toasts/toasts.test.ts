import { expect, test, vi } from 'vitest';
import { toast } from './toast.ts';
import { toasts } from './toasts.ts';

// Goal: whoever uses a tab next reads no message of the person before, and what was to be done with a message is done.

test('a change of person removes all messages, and waits for what is done when they go', async () => {
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

test('what fails when a message goes keeps nobody here', async () => {
  toast.undoable('The draft is deleted.', {
    id: 'draft',
    onUndo: () => undefined,
    onDone: () => Promise.reject(new Error('no connection')),
  });
  await toasts.clear();
  expect(toasts.all()).toEqual([]);
});

test('what does not end when a message goes keeps nobody here, either', async () => {
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
