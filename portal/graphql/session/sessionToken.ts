import { browserStorage } from '#shared/browser-storage.ts';
import { createListeners } from '#shared/store.ts';

const KEY = 'honorar.token';
/** Indicates, without a secret, that some tab of this browser may be signed in. */
const HINT = 'honorar.signed-in';
const { notify, subscribe } = createListeners();

/**
 * The session's bearer token. It lives in session storage, so that two tabs can act in two
 * accounts and closing the tab forgets it.
 */
export const sessionToken = {
  read: (): string | null => browserStorage.tab.read(KEY),
  write: (token: string): void => {
    browserStorage.tab.write(KEY, token);
    browserStorage.device.write(HINT, 'yes');
    notify();
  },
  forget: (): void => {
    browserStorage.tab.forget(KEY);
    notify();
  },
  /** Whether it is worth asking the other tabs. */
  mayBeElsewhere: (): boolean => browserStorage.device.read(HINT) !== null,
  isNowhereElse: (): void => browserStorage.device.forget(HINT),
  subscribe,
};
