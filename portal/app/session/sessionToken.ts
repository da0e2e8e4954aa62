const KEY = 'honorar.token';

/**
 * The session's bearer token. It lives in session storage, so that two tabs can act in two
 * accounts and closing the tab forgets it.
 */
export const sessionToken = {
  read: (): string | null => readStorage(),
  write: (token: string): void => sessionStorage.setItem(KEY, token),
  forget: (): void => sessionStorage.removeItem(KEY),
};

function readStorage(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
