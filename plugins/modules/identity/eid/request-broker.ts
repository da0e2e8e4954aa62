import type { EidBroker } from '#plugins/core/mutations/eid-broker.ts';
import { type CircuitBreaker, circuitBreaker } from '#shared/circuit-breaker.ts';
import { isJson, type Json } from '#shared/outside/read-json.ts';

/** Thrown when the e-ID broker does not answer, answers nonsense, or its circuit breaker is open. */
export class BrokerDownError extends Error {
  override name = 'BrokerDownError';
}

const timeLimitMs = 8_000;
const longestAnswer = 200_000;
/** A user waits for each of these answers, so the broker is given up on soon. */
const patience = { failures: 4, restMs: 20_000, slowMs: 3_000 };

const breakers = new Map<string, CircuitBreaker>();

/**
 * Sends a request to the broker and reads the whole answer, within one time limit. Null for a plain refusal,
 * such as of a used code; a `BrokerDownError` for any other failure.
 */
export async function requestBroker(
  { issuer, patienceMs = timeLimitMs }: EidBroker,
  url: string,
  question: RequestInit = {},
): Promise<Json | null> {
  const breaker = breakers.get(issuer) ?? circuitBreaker('the e-ID', patience);
  breakers.set(issuer, breaker);
  return breaker
    .run(() => fetchJson(url, { ...question, signal: AbortSignal.timeout(patienceMs) }))
    .catch((error: unknown) => {
      throw new BrokerDownError('the e-ID does not respond', { cause: error });
    });
}

async function fetchJson(url: string, question: RequestInit): Promise<Json | null> {
  const response = await fetch(url, {
    ...question,
    // A redirect would pass the secret on.
    redirect: 'error',
    headers: { accept: 'application/json', ...question.headers },
  });
  const text = await readText(response);
  // A refusal shows that the broker works.
  if (response.status >= 400 && response.status < 500) return null;
  if (!response.ok) throw new Error(`the e-ID responded with ${response.status}`);
  const answer: unknown = JSON.parse(text);
  if (!isJson(answer)) throw new Error('the response of the e-ID is not JSON');
  return answer;
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > longestAnswer) throw new Error('the response of the e-ID is too long');
  }
  return text;
}
