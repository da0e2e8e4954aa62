import { browserStorage } from '#shared/browser-storage.ts';

const KEY = 'honorar.invoice.emptied';

/**
 * A draft that was empty when its editor was closed, and was deleted. The address may still name it, after a
 * reload or going back: it then represents a new draft.
 */
export const emptiedDraft = {
  remember: (id: string): void => browserStorage.tab.write(KEY, id),
  /** It is there after all. */
  forget: (): void => browserStorage.tab.forget(KEY),
  is: (id: string): boolean => browserStorage.tab.read(KEY) === id,
};
