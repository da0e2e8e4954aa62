import { browserStorage } from '../../../../ground/browser-storage.ts';

const KEY = 'honorar.invoice.emptied';

/**
 * The draft that was empty when its sheet was left, and was taken away. The address may still name it,
 * after a reload or on the way back: it then stands for a new sheet.
 */
export const emptiedDraft = {
  remember: (id: string): void => browserStorage.tab.write(KEY, id),
  /** It is there after all. */
  forget: (): void => browserStorage.tab.forget(KEY),
  is: (id: string): boolean => browserStorage.tab.read(KEY) === id,
};
