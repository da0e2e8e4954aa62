import { toasts } from './toasts.ts';

interface Undoable {
  id: string;
  onUndo: () => void;
  onDone: () => void;
}

/**
 * Short messages, at most two at a time and without duplicates. Successes are announced politely, failures at
 * once. Anything important is also shown on the page.
 */
export const toast = {
  success: (text: string, title?: string): void =>
    toasts.add({ id: text, text, title, tone: 'done' }),
  /** Something that is only done when the message goes, and can be taken back until then. */
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
