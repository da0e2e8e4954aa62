interface Shelf {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  forget: (key: string) => void;
  /** The value written by `writeJson`; a value that cannot be parsed counts as absent. */
  readJson: (key: string) => unknown;
  writeJson: (key: string, value: unknown) => void;
  keys: () => string[];
}

/**
 * Storage in the browser. It may refuse: switched off, full, in a private window. Then the failure is logged,
 * and the value is remembered until the page is left.
 */
export const browserStorage = {
  /** Ends with the tab. */
  tab: shelf(() => sessionStorage),
  /** Outlives the browser. */
  device: shelf(() => localStorage),
  cookies: {
    read: (name: string): string | null =>
      attempt(() => {
        const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
        return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
      }, null),
    write: (name: string, value: string, { path, days }: { path: string; days: number }): void =>
      attempt(() => {
        const age = days * 24 * 60 * 60;
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in Firefox.
        document.cookie = `${name}=${encodeURIComponent(value)}; path=${path}; max-age=${age}; samesite=lax`;
      }, undefined),
  },
};

function shelf(open: () => Storage): Shelf {
  const memory = new Map<string, string>();
  const read = (key: string) => memory.get(key) ?? attempt(() => open().getItem(key), null);
  const write = (key: string, value: string) => {
    memory.set(key, value);
    attempt(() => {
      open().setItem(key, value);
      memory.delete(key);
    }, undefined);
  };
  return {
    read,
    write,
    forget: (key) => {
      memory.delete(key);
      attempt(() => open().removeItem(key), undefined);
    },
    readJson: (key) => attempt(() => JSON.parse(read(key) ?? 'null') as unknown, null),
    writeJson: (key, value) => write(key, JSON.stringify(value)),
    keys: () => [...new Set([...memory.keys(), ...attempt(() => Object.keys(open()), [])])],
  };
}

function attempt<Result>(act: () => Result, otherwise: Result): Result {
  try {
    return act();
  } catch (error) {
    console.warn('The browser refuses to store data', error);
    return otherwise;
  }
}
