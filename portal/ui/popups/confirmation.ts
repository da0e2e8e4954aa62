import type { ReactNode } from 'react';

interface Confirmation {
  title: string;
  children: ReactNode;
  labels: { confirm: string; cancel: string };
  confirmProps?: { color: string };
  onConfirm: () => unknown;
}

let current: Confirmation | null = null;
const listeners = new Set<() => void>();

function become(next: Confirmation | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** The confirmation shown over the page before an action; all callers share it. */
export const confirmation = {
  ask: (question: Confirmation): void => become(question),
  end: (): void => become(null),
  current: (): Confirmation | null => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
