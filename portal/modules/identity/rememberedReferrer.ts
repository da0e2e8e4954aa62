import { browserStorage } from '#shared/browser-storage.ts';

const NAME = 'honorar-referrer';
const options = { path: '/v2', days: 30 };
/** As long as the server takes. */
const LONGEST = 255;

/** The referrer of a visitor, remembered until they register. The last one counts. */
export const rememberedReferrer = {
  read: (): string | null => browserStorage.cookies.read(NAME) || null,
  write: (id: string): void => {
    const referrer = id.trim().slice(0, LONGEST);
    if (referrer) browserStorage.cookies.write(NAME, referrer, options);
  },
  forget: (): void => browserStorage.cookies.write(NAME, '', { ...options, days: 0 }),
};
