import { browserStorage } from '#shared/browser-storage.ts';

const KEY = 'honorar.invoice.left';

/**
 * The draft that was open when the page was reloaded. A reload uses the address at the time it was requested;
 * until the next page arrives, the draft may have got its id and its address.
 */
export const closedDraftId = {
  remember: (id: string): void => browserStorage.tab.writeJson(KEY, { id, at: Date.now() }),
  read: (): string | null => {
    const left = browserStorage.tab.readJson(KEY) as { id?: string; at?: number } | null;
    const [entry] = performance.getEntriesByType('navigation');
    const isReload = (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
    // Stored by an earlier page, before this reload was requested: unrelated to it.
    const isThisOne = isReload && (left?.at ?? 0) >= performance.timeOrigin;
    return isThisOne ? (left?.id ?? null) : null;
  },
  /** React may discard a render before it is mounted, so only a mounted page forgets. */
  forget: (): void => browserStorage.tab.forget(KEY),
};
