let settleAsked: ((confirmed: boolean) => void) | null = null;
let asked: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** The step-up confirmation of the whole portal; all callers share one popup. */
export const secondLevel = {
  /** Opens the popup and resolves with its result. Further calls while it is open share the same result. */
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
