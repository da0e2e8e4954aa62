import { type CircuitBreaker, circuitBreaker } from '../circuit-breaker.ts';
import { RegisterDownError } from './register-down-error.ts';

const timeLimitMs = 4_000;
/** Somebody waits for each of these answers, so the register is given up on sooner. */
const patience = { failures: 4, restMs: 20_000, slowMs: 2_000 };
/** There is none, there is none any more, there cannot be one. */
const nothing = new Set([404, 410, 400]);

const breakers = new Map<string, CircuitBreaker>();

function breakerOf(registerUrl: string): CircuitBreaker {
  const known = breakers.get(registerUrl) ?? circuitBreaker('the register', patience);
  breakers.set(registerUrl, known);
  return known;
}

async function fetchAnswer(url: string): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeLimitMs),
  });
  if (response.ok) return response.json();
  await response.body?.cancel();
  // A question that has no answer says that the register is well: it must not open the breaker.
  if (nothing.has(response.status)) return null;
  throw new Error(`the register answers ${response.status}`);
}

/**
 * Asks the open entity register one question. Null when there is no such thing; a
 * `RegisterDownError` when no answer comes in time.
 */
export async function askRegister(registerUrl: string | null, path: string): Promise<unknown> {
  if (!registerUrl) throw new RegisterDownError('no register is configured');
  const url = `${registerUrl}/enhetsregisteret/api/${path}`;
  return breakerOf(registerUrl)
    .run(() => fetchAnswer(url))
    .catch((error: unknown) => {
      throw new RegisterDownError('the register does not answer', { cause: error });
    });
}
