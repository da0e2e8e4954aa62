let settleAsked: ((confirmed: boolean) => void) | null = null;
let asked: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** The one question of the whole portal whether it is really you, whoever needs it answered. */
export const secondLevel = {
  /** Opens the popup and tells how it went. Whoever asks while it is open waits for the same answer. */
  ask: (): Promise<boolean> => {
    asked ??= new Promise((resolve) => {
      settleAsked = resolve;
    });
    tell();
    return asked;
  },
  settle: (confirmed: boolean): void => {
    settleAsked?.(confirmed);
    settleAsked = null;
    asked = null;
    tell();
  },
  isAsked: (): boolean => asked !== null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
