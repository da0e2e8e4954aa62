import { createStore } from '#shared/store.ts';

/** A message: its text, tone, and the action after it disappears. */
export interface ToastData {
  id: string;
  title?: string | undefined;
  text: string;
  tone: 'done' | 'removed' | 'failed';
  undo?: () => void;
  onRemoved?: () => void;
}

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
    removed.onRemoved?.();
  },
  subscribe: waiting.subscribe,
};
