type Listener = (fault: unknown) => void;
const listeners = new Set<Listener>();

/** Parts that were wanted and did not come. Whoever speaks to the person listens. */
export const missingParts = {
  tell: (fault: unknown): void => {
    for (const listener of listeners) listener(fault);
  },
  listen: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
