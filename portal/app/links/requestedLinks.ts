import { tidyEmail } from '#forms/validate/tidy-email.ts';
import { browserStorage } from '#shared/browser-storage.ts';

const KEY = 'honorar.requested-links';
/** The lifetime of a requested link. */
const LIFE_MS = 30 * 60_000;

interface Requested {
  email: string;
  at: number;
}

const normalized = (email: string): string => tidyEmail(email).toLowerCase();

function read(): Requested[] {
  const stored = browserStorage.device.readJson(KEY);
  if (!Array.isArray(stored)) return [];
  return (stored as Requested[]).filter(({ at }) => Date.now() - at < LIFE_MS);
}

/**
 * The addresses for which this browser has requested a link. Only such a link is used automatically: programs
 * that check mail open links too.
 */
export const requestedLinks = {
  add: (email: string): void => {
    const others = read().filter((one) => one.email !== normalized(email));
    browserStorage.device.writeJson(KEY, [...others, { email: normalized(email), at: Date.now() }]);
  },
  has: (email: string): boolean => read().some((one) => one.email === normalized(email)),
  remove: (email: string): void =>
    browserStorage.device.writeJson(
      KEY,
      read().filter((one) => one.email !== normalized(email)),
    ),
};
