type Finish = () => Promise<void>;

const waiting = new Map<string, Finish>();
const listeners = new Set<() => void>();
let shown: ReadonlySet<string> = new Set();

function tell(): void {
  shown = new Set(waiting.keys());
  for (const listener of listeners) listener();
}

/**
 * Drafts that somebody has deleted and may still want back: gone from the screen, not yet from the
 * server. What cannot be undone there is only done when nobody can regret it here any more.
 */
export const removals = {
  begin: (id: string, finish: Finish): void => {
    waiting.set(id, finish);
    tell();
  },
  undo: (id: string): void => {
    if (waiting.delete(id)) tell();
  },
  /** Done once, however often it is asked for; the draft comes back into sight if it fails. */
  finish: async (id: string): Promise<void> => {
    const act = waiting.get(id);
    if (!act) return;
    waiting.set(id, async () => {});
    await act().finally(() => removals.undo(id));
  },
  finishAll: (): void => {
    for (const id of waiting.keys()) void removals.finish(id);
  },
  ids: (): ReadonlySet<string> => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

// Whoever closes the window has made up their mind.
globalThis.addEventListener?.('pagehide', removals.finishAll);
