import { Breaker, RegisterDownError } from './breaker.ts';

const timeLimitMs = 4_000;
const breakers = new Map<string, Breaker>();

function breakerOf(registerUrl: string): Breaker {
  const known = breakers.get(registerUrl) ?? new Breaker();
  breakers.set(registerUrl, known);
  return known;
}

/**
 * Asks the open entity register one question. Null when there is no such thing; a
 * `RegisterDownError` when no answer comes in time.
 */
export async function askRegister(registerUrl: string | null, path: string): Promise<unknown> {
  if (!registerUrl) throw new RegisterDownError('no register is configured');
  return breakerOf(registerUrl).run(async () => {
    const response = await fetch(`${registerUrl}/enhetsregisteret/api/${path}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (response.status === 404 || response.status === 410) return null;
    if (!response.ok) throw new Error(`the register answers ${response.status}`);
    return response.json();
  });
}
