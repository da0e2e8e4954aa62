const fetched = new Map<string, Promise<void>>();
/** What the page names itself, or was hinted at. */
const named = new Set<string>();

/**
 * Imports a script once its bytes and those of all it needs are in the browser's cache. A fetch that
 * failed is forgotten, and an import that failed is not. The files are named from the base on.
 *
 * A page that nobody has touched yet has nothing to lose by a reload: it only hints at the files, which is
 * quicker than to read each of them twice.
 */
export const fetchThenImport =
  (base: string) =>
  async <Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> => {
    const isTouched = navigator.userActivation?.hasBeenActive ?? true;
    const ready = (file: string) =>
      isTouched || file.endsWith('.css') ? once(base + file) : hint(base + file);
    await Promise.all(files.map(ready));
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
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  await response.arrayBuffer();
}

async function wear(address: string): Promise<void> {
  if (isNamed(address)) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const link = linkTo(address, 'stylesheet');
  link.onload = () => resolve();
  link.onerror = () => {
    link.remove();
    reject(new Error(`${address} did not come`));
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
