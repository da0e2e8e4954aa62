import { createStore } from '#shared/store.ts';

/** A message: its text, tone, and the action after it disappears. */
export interface ToastData {
  id: string;
  title?: string | undefined;
  text: string;
  tone: 'done' | 'removed' | 'failed';
  undo?: () => void;
  onRemoved?: () => void | Promise<void>;
}

/** The time that a change of person waits for what is done when messages go. */
const PATIENCE_MS = 5_000;

const waiting = createStore<readonly ToastData[]>([]);

/** The messages, the oldest first, without duplicates. */
export const toasts = {
  all: waiting.read,
  add: (toast: ToastData): void => {
    const shown = waiting.read();
    if (!shown.some(({ id }) => id === toast.id)) waiting.write([...shown, toast]);
  },
  remove: (id: string): void => {
    const removed = waiting.read().find((one) => one.id === id);
    if (!removed) return;
    waiting.write(waiting.read().filter((one) => one !== removed));
    void removed.onRemoved?.();
  },
  /**
   * Removes all messages, and waits for what is done when they go, though not for a silent network. The person or the account
   * changes: whoever comes next must not read them, and nothing may be done in their name.
   */
  clear: async (): Promise<void> => {
    const removed = waiting.read();
    waiting.write([]);
    const done = Promise.allSettled(removed.map(async ({ onRemoved }) => onRemoved?.()));
    await Promise.race([done, new Promise((late) => setTimeout(late, PATIENCE_MS))]);
  },
  subscribe: waiting.subscribe,
};
