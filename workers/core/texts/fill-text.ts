import { PLACEHOLDER, PLATFORM_PLACEHOLDERS } from '#shared/texts/placeholder.ts';

type Say = (path: string) => string;

/** Replaces each placeholder by the row's value. */
export function fillText(text: string, say: Say): string {
  return text.replace(PLACEHOLDER, (_all, path: string) => say(path));
}

/** The same for an address, in which a row's value may fill a part but not decide the target. */
export function fillAddress(address: string, say: Say): string {
  return address.replace(PLACEHOLDER, (_all, path: string) =>
    PLATFORM_PLACEHOLDERS.includes(path) ? say(path) : encodeURIComponent(say(path)),
  );
}
