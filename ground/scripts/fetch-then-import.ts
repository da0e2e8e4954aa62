const fetched = new Map<string, Promise<void>>();

/**
 * Imports a script once its bytes and those of all it needs are in the browser's cache. A fetch that
 * failed is forgotten, and an import that failed is not. The files are named from the base on.
 */
export const fetchThenImport =
  (base: string) =>
  async <Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> => {
    await Promise.all(files.map((file) => once(base + file)));
    return load();
  };

function once(address: string): Promise<void> {
  const known = fetched.get(address);
  if (known) return known;
  const coming = address.endsWith('.css') ? wear(address) : fetchWhole(address);
  fetched.set(address, coming);
  coming.catch(() => fetched.delete(address));
  return coming;
}

async function fetchWhole(address: string): Promise<void> {
  if (isInPage(address)) return;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  await response.arrayBuffer();
}

/** The page itself has it, or names it as one it will need. */
const isInPage = (address: string) =>
  document.querySelector(`script[src="${address}"], link[href="${address}"]`) !== null;

async function wear(address: string): Promise<void> {
  if (isInPage(address)) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = address;
  link.onload = () => resolve();
  link.onerror = () => {
    link.remove();
    reject(new Error(`${address} did not come`));
  };
  document.head.append(link);
  await promise;
}
