const key = 'honorar.operator';
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/**
 * The operator's token. It lives in sessionStorage, so that it ends with the browser tab and is
 * never sent along by the browser itself.
 */
export const session = {
  read: (): string | null => sessionStorage.getItem(key),
  start(token: string): void {
    sessionStorage.setItem(key, token);
    tell();
  },
  end(): void {
    if (sessionStorage.getItem(key) === null) return;
    sessionStorage.removeItem(key);
    tell();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
