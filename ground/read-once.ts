const kept = new Set<() => void>();

/** What is read of files is read once for all, since they stay as they are while the product runs. */
export function readOnce<T>(read: () => T): () => T {
  let found: { value: T } | undefined;
  kept.add(() => {
    found = undefined;
  });
  return () => {
    found ??= { value: read() };
    return found.value;
  };
}

/** Whoever works on the product has changed some of them. */
export function readAgain(): void {
  for (const forget of kept) forget();
}
