/** Listeners of something that happens, in the order they came. */
export function createListeners<Args extends unknown[] = []>() {
  const all = new Set<(...args: Args) => void>();
  return {
    notify: (...args: Args): void => {
      for (const listener of all) listener(...args);
    },
    /** Returns the function that ends it. */
    subscribe: (listener: (...args: Args) => void): (() => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
}

/** A value that notifies its readers when it is written, as `useSyncExternalStore` requires. */
export function createStore<Value>(first: Value) {
  const { notify, subscribe } = createListeners();
  let value = first;
  return {
    read: (): Value => value,
    write: (next: Value): void => {
      value = next;
      notify();
    },
    subscribe,
  };
}
