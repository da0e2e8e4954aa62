import { askJson } from '../outside/ask-json.ts';

/** Thrown when the register does not answer, or is not called because it did not answer lately. */
export class RegisterDownError extends Error {
  override name = 'RegisterDownError';
}

/** There is none, there is none any more, there cannot be one. */
const ask = askJson('the register', [404, 410, 400]);

/**
 * Requests a path from the open entity register. Resolves to null when it does not exist. Throws a
 * `RegisterDownError` when no answer comes in time.
 */
export async function askRegister(registerUrl: string | null, path: string): Promise<unknown> {
  if (!registerUrl) throw new RegisterDownError('no register is configured');
  return ask(`${registerUrl}/enhetsregisteret/api`, path).catch((error: unknown) => {
    throw new RegisterDownError('the register does not answer', { cause: error });
  });
}
