import { browserStorage } from '#shared/browser-storage.ts';

/** The languages the portal speaks; the first is the default. */
export const languages = ['nb', 'en'] as const;

export type Language = (typeof languages)[number];

const KEY = 'honorar.language';

/** The language of the address, else the one last chosen here, else Norwegian. */
export function currentLanguage(): Language {
  const fromAddress = location.pathname.split('/')[2];
  return languages.find((one) => one === fromAddress) ?? storedLanguage();
}

/** Remembers the choice in this browser. */
export function rememberLanguage(language: Language): void {
  browserStorage.device.write(KEY, language);
}

function storedLanguage(): Language {
  const stored = browserStorage.device.read(KEY);
  return languages.find((one) => one === stored) ?? 'nb';
}

/**
 * The event upon which every component reads its texts again, besides a change of language. Texts that are only added
 * for a new page need none: its components wait for them.
 */
export const TEXTS_CHANGED = 'textsChanged';
