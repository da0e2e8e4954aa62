import { jsonFetcher } from '../outside/json-fetcher.ts';

/** Thrown when the register does not answer, or is not called because it did not answer lately. */
export class RegisterDownError extends Error {
  override name = 'RegisterDownError';
}

/** There is none, there is none any more, there cannot be one. */
const fetchJson = jsonFetcher('the register', [404, 410, 400]);

/**
 * Requests a path from the open entity register. Resolves to null when it does not exist. Throws a
 * `RegisterDownError` when no answer comes in time.
 */
export async function fetchRegister(registerUrl: string | null, path: string): Promise<unknown> {
  if (!registerUrl) throw new RegisterDownError('no register is configured');
  return fetchJson(`${registerUrl}/enhetsregisteret/api`, path).catch((error: unknown) => {
    throw new RegisterDownError('the register does not respond', { cause: error });
  });
}
