import type { ReactNode } from 'react';
import { createStore } from '#shared/store.ts';

interface Confirmation {
  title: ReactNode;
  children: ReactNode;
  labels: { confirm: string; cancel: string };
  confirmProps?: { color: 'red' };
  onConfirm: () => unknown;
}

const current = createStore<Confirmation | null>(null);

/** The confirmation shown over the page before an action; all callers share it. */
export const confirmation = {
  open: (question: Confirmation): void => current.write(question),
  end: (): void => current.write(null),
  /** Does what was confirmed, once: the popup can still be clicked while it fades. */
  confirm: (): void => {
    const confirmed = current.read();
    current.write(null);
    confirmed?.onConfirm();
  },
  current: current.read,
  subscribe: current.subscribe,
};
