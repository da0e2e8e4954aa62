import { browserStorage } from '#shared/browser-storage.ts';

/** The state that must survive the redirect to an e-ID and back. */
export interface Beginning {
  state: string;
  nonce: string;
  codeVerifier: string;
  redirectUri: string;
  /** The page one was on. */
  returnTo: string;
}

const KEY = 'honorar.e-id';

/** The verifications started in this tab; each is taken once. */
export const beginnings = {
  store: (beginning: Beginning): void => browserStorage.tab.writeJson(KEY, beginning),
  take: (state: string | null): Beginning | null => {
    const stored = browserStorage.tab.readJson(KEY) as Beginning | null;
    if (!stored || stored.state !== state) return null;
    browserStorage.tab.forget(KEY);
    return stored;
  },
};
