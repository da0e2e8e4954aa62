type Listener = (fault: unknown) => void;
const listeners = new Set<Listener>();

/** Code that failed to load. The component that shows messages listens. */
export const missingParts = {
  tell: (fault: unknown): void => {
    for (const listener of listeners) listener(fault);
  },
  listen: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
