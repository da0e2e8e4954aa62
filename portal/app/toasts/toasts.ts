/** A message: its text, tone, and the action after it disappears. */
export interface ToastData {
  id: string;
  title?: string | undefined;
  text: string;
  tone: 'done' | 'removed' | 'failed';
  undo?: () => void;
  onRemoved?: () => void;
}

const listeners = new Set<() => void>();
let waiting: readonly ToastData[] = [];

function change(next: readonly ToastData[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** The messages, the oldest first, without duplicates. */
export const toasts = {
  all: (): readonly ToastData[] => waiting,
  add: (toast: ToastData): void => {
    if (!waiting.some(({ id }) => id === toast.id)) change([...waiting, toast]);
  },
  remove: (id: string): void => {
    const removed = waiting.find((one) => one.id === id);
    if (!removed) return;
    change(waiting.filter((one) => one !== removed));
    removed.onRemoved?.();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
