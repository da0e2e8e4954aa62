import { createStore } from '#shared/store.ts';

type Finish = () => Promise<void>;

const waiting = new Map<string, Finish>();
const shown = createStore<ReadonlySet<string>>(new Set());

const publish = (): void => shown.write(new Set(waiting.keys()));

/**
 * Drafts deleted on the screen but not yet at the server, while the deletion can be undone. The server cannot
 * undo it, so it is called only when the undo has expired.
 */
export const removals = {
  begin: (id: string, finish: Finish): void => {
    waiting.set(id, finish);
    publish();
  },
  undo: (id: string): void => {
    if (waiting.delete(id)) publish();
  },
  /** Done once, however often it is called; the draft reappears if it fails. */
  finish: async (id: string): Promise<void> => {
    const act = waiting.get(id);
    if (!act) return;
    waiting.set(id, async () => {});
    await act().finally(() => removals.undo(id));
  },
  finishAll: (): void => {
    for (const id of waiting.keys()) void removals.finish(id);
  },
  ids: shown.read,
  subscribe: shown.subscribe,
};

// Closing the window confirms pending deletions.
globalThis.addEventListener?.('pagehide', removals.finishAll);
