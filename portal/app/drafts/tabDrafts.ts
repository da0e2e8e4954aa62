import { browserStorage } from '#shared/browser-storage.ts';

/**
 * Drafts that tabs have left unsaved on this device, each under a key of its own below `base`; the newest first. The
 * release before had one key for all tabs, `base` itself, and stored no time.
 *
 * @param read - The draft in a stored value; null for any other value.
 */
export function tabDrafts<Draft extends { changedAt?: string }>(
  base: string,
  read: (stored: unknown) => Draft | null,
): (Draft & { key: string })[] {
  const { device } = browserStorage;
  return [base, ...device.keys().filter((key) => key.startsWith(`${base}.`))]
    .flatMap((key) => {
      const draft = read(device.readJson(key));
      return draft ? [{ ...draft, key }] : [];
    })
    .sort((a, b) => ((a.changedAt ?? '') < (b.changedAt ?? '') ? 1 : -1));
}
