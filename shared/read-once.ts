const resets = new Set<() => void>();

/** Caches data read from files, which do not change while the product runs. */
export function readOnce<T>(read: () => T): () => T {
  let found: { value: T } | undefined;
  resets.add(() => {
    found = undefined;
  });
  return () => {
    found ??= { value: read() };
    return found.value;
  };
}

/** Clears all caches, in development when files have changed. */
export function readAgain(): void {
  for (const forget of resets) forget();
}
