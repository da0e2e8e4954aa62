import i18next from 'i18next';
import { GraphQLFailure } from '../../graphql/GraphQLFailure.ts';
import { SessionEnded } from '../../graphql/SessionEnded.ts';
import { toasts } from './toasts.ts';

interface Undoable {
  id: string;
  onUndo: () => void;
  onDone: () => void | Promise<void>;
}

/**
 * Short messages, at most two at a time and without duplicates. Successes are announced politely, failures at
 * once. Anything important is also shown on the page.
 */
export const toast = {
  success: (text: string, title?: string): void =>
    toasts.add({ id: text, text, title, tone: 'done' }),
  /** An action that runs when the message closes, and can be undone until then. */
  undoable: (text: string, { id, onUndo, onDone }: Undoable): void => {
    const undo = () => {
      onUndo();
      toasts.remove(id);
    };
    toasts.add({ id, text, tone: 'removed', undo, onRemoved: onDone });
  },
  failure: (text: string, id: string = text, title?: string): void =>
    toasts.add({ id, text, title, tone: 'failed' }),
};

/**
 * Reports that a call failed and what to do about it. The same failure is shown once, however many calls it
 * hits; the end of a session is shown at the log-in instead. `lost` replaces the text for calls whose loss
 * matters.
 */
export function toastFailure(error: unknown, lost?: string): void {
  if (error instanceof SessionEnded) return;
  const broke = error instanceof GraphQLFailure;
  if (broke) {
    toast.failure(i18next.t('app:toast.brokeCure'), 'graphql', i18next.t('app:toast.broke'));
  } else if (lost) {
    toast.failure(lost, 'network');
  } else {
    toast.failure(i18next.t('app:toast.networkCure'), 'network', i18next.t('app:toast.network'));
  }
}
