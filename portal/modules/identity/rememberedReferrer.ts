import { browserStorage } from '#ground/browser-storage.ts';

const NAME = 'honorar-referrer';
const kept = { path: '/v2', days: 30 };
/** As long as the server takes. */
const LONGEST = 255;

/** The referrer of a visitor, remembered until they register. The last one counts. */
export const rememberedReferrer = {
  read: (): string | null => browserStorage.cookies.read(NAME) || null,
  write: (id: string): void => {
    const referrer = id.trim().slice(0, LONGEST);
    if (referrer) browserStorage.cookies.write(NAME, referrer, kept);
  },
  forget: (): void => browserStorage.cookies.write(NAME, '', { ...kept, days: 0 }),
};
