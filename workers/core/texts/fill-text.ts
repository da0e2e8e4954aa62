import { PLACEHOLDER, PLATFORM_PLACEHOLDERS } from '../../../ground/texts/placeholder.ts';

type Say = (path: string) => string;

/** Puts what the row says in the place of each placeholder. */
export function fillText(text: string, say: Say): string {
  return text.replace(PLACEHOLDER, (_all, path: string) => say(path));
}

/** The same in an address, of which the row says a part and never where it leads. */
export function fillAddress(address: string, say: Say): string {
  return address.replace(PLACEHOLDER, (_all, path: string) =>
    PLATFORM_PLACEHOLDERS.includes(path) ? say(path) : encodeURIComponent(say(path)),
  );
}
