/** A script could not be loaded: the connection was lost, or the server has a newer one. Reloading the page may help. */
export class ScriptMissing extends Error {
  override name = 'ScriptMissing';
}

const fetched = new Map<string, Promise<void>>();
/** Files that the page itself names, or that were preloaded. */
const named = new Set<string>();

/**
 * Imports a script once its bytes and those of all its dependencies are in the browser's cache. Browsers
 * allow a failed fetch to be retried, but not a failed import. File names are relative to the base.
 *
 * A page without user interaction loses nothing by a reload: there the files are only preloaded, which is
 * faster than reading each of them twice.
 */
export const fetchThenImport =
  (base: string) =>
  async <Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> => {
    const isTouched = navigator.userActivation?.hasBeenActive ?? true;
    const ready = (file: string) =>
      isTouched || file.endsWith('.css') ? once(base + file) : hint(base + file);
    await Promise.all(files.map(ready)).catch(missing);
    return load().catch((fault) =>
      refusesImport.test(fault?.message) ? missing(fault) : Promise.reject(fault),
    );
  };

/** The messages of Chromium and Firefox, and of Safari, for an import whose script could not be loaded. */
const refusesImport = /dynamically imported module|importing a module script failed/i;

const missing = (cause: unknown) => {
  throw new ScriptMissing(String(cause), { cause });
};

function once(address: string): Promise<void> {
  const known = fetched.get(address);
  if (known) return known;
  const coming = address.endsWith('.css') ? applyStyles(address) : fetchWhole(address);
  fetched.set(address, coming);
  coming.catch(() => fetched.delete(address));
  return coming;
}

function isNamed(address: string): boolean {
  if (named.size === 0) {
    for (const { src } of document.scripts) named.add(pathOf(src));
    for (const { href } of document.querySelectorAll('link')) named.add(pathOf(href));
  }
  return named.has(address);
}

const pathOf = (address: string) => address && new URL(address).pathname;

async function fetchWhole(address: string): Promise<void> {
  if (isNamed(address)) return;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  await response.arrayBuffer();
}

async function applyStyles(address: string): Promise<void> {
  if (isNamed(address)) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const link = linkTo(address, 'stylesheet');
  link.onload = () => resolve();
  link.onerror = () => {
    link.remove();
    reject(new Error(`${address} could not be loaded`));
  };
  await promise;
}

function hint(address: string): void {
  if (isNamed(address)) return;
  named.add(address);
  const link = linkTo(address, 'modulepreload');
  link.onerror = () => named.delete(address);
}

function linkTo(address: string, rel: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), {
    rel,
    crossOrigin: '',
    href: address,
  });
  document.head.append(link);
  return link;
}
