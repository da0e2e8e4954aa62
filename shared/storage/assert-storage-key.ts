const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/** Refuses a key that could leave the storage: no empty, hidden, absolute or climbing parts. */
export function assertStorageKey(key: string): void {
  if (key.length > 500 || !KEY.test(key)) throw new Error('not a storage key');
}
