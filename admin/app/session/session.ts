import { browserStorage } from '#shared/browser-storage.ts';
import { createListeners } from '#shared/store.ts';
import { dialogDrafts } from './dialogDrafts.ts';

const { tab } = browserStorage;
const key = 'honorar.operator';
const { notify, subscribe } = createListeners();
let interrupted = false;

function change(token: string | null, isInterrupted: boolean): void {
  if (token === null) tab.forget(key);
  else tab.write(key, token);
  interrupted = isInterrupted;
  notify();
}

/**
 * The operator's token. It lives in sessionStorage, so that it ends with the browser tab and is
 * never sent along by the browser itself.
 */
export const session = {
  read: (): string | null => tab.read(key),
  /** Whether it was ended by the service, perhaps in the middle of something. */
  isInterrupted: (): boolean => interrupted,
  start: (token: string): void => change(token, false),
  /** The server no longer accepts a token; a late response may concern an earlier one. */
  end(token: string | null): void {
    if (token !== null && tab.read(key) === token) change(null, true);
  },
  /** The operator logs out; none of their data stays on the screen or in storage. */
  leave(): void {
    dialogDrafts.clear();
    change(null, false);
  },
  subscribe,
};
