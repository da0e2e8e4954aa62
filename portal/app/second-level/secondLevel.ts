let settle: ((confirmed: boolean) => void) | null = null;
let request: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** The step-up confirmation of the whole portal; all callers share one popup. */
export const secondLevel = {
  /** Opens the popup and resolves with its result. Further calls while it is open share the same result. */
  ask: (): Promise<boolean> => {
    request ??= new Promise((resolve) => {
      settle = resolve;
    });
    tell();
    return request;
  },
  settle: (confirmed: boolean): void => {
    settle?.(confirmed);
    settle = null;
    request = null;
    tell();
  },
  isRequested: (): boolean => request !== null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
