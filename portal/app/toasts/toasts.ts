import { createStore } from '#shared/store.ts';

/** A message: its text, tone, and the action after it disappears. */
export interface ToastData {
  id: string;
  title?: string | undefined;
  /** Its names and numbers are `marked`. */
  text: string;
  tone: 'done' | 'removed' | 'failed';
  undo?: () => void;
  onRemoved?: () => void | Promise<void>;
}

/** The time that a change of user waits for actions that run when messages close. */
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
   * Removes all messages, and waits for the actions that run when they close, though not for a silent network. Called when the
   * user or the account changes: the next user must not read them, and no action may run in the next user's session.
   */
  clear: async (): Promise<void> => {
    const removed = waiting.read();
    waiting.write([]);
    const done = Promise.allSettled(removed.map(async ({ onRemoved }) => onRemoved?.()));
    await Promise.race([done, new Promise((late) => setTimeout(late, PATIENCE_MS))]);
  },
  subscribe: waiting.subscribe,
};
