import { patiently } from '#portal/ui/parts/patiently.ts';
import { browserStorage } from '#shared/browser-storage.ts';

const KEY = 'honorar.requested-links';
/** The lifetime of a requested link. */
const LIFE_MS = 30 * 60_000;

interface Requested {
  email: string;
  at: number;
}

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
  /**
   * Remembers a typed address as the server spells it. Pages that only open a link do not load the code for that;
   * where it does not load, the link asks for a click.
   */
  add: async (typed: string): Promise<void> => {
    const part = await patiently(() => import('#forms/validate/tidy-email.ts')).catch(() => null);
    if (!part) return;
    const email = part.tidyEmail(typed).toLowerCase();
    const others = read().filter((one) => one.email !== email);
    browserStorage.device.writeJson(KEY, [...others, { email, at: Date.now() }]);
  },
  /** Whether the link of an address, as the server spells it, was requested here. */
  has: (email: string): boolean => read().some((one) => one.email === email.toLowerCase()),
  remove: (email: string): void =>
    browserStorage.device.writeJson(
      KEY,
      read().filter((one) => one.email !== email.toLowerCase()),
    ),
};
