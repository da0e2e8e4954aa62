import { type CircuitBreaker, circuitBreaker } from '../circuit-breaker.ts';

const timeLimitMs = 4_000;
/** A user waits for each of these answers, so a service is given up on sooner. */
const patience = { failures: 4, restMs: 20_000, slowMs: 2_000 };
/** All expected answers are far shorter. Reading a longer answer is aborted. */
const bytesMax = 1_000_000;

/** Requests a path below a base address. Resolves to the answer, or null when nothing was found. */
export type FetchJson = (base: string, path: string) => Promise<unknown>;

/**
 * Calls an external service over HTTP while a user waits: four seconds, a megabyte and no redirects to other
 * hosts. `nothing` lists the statuses that mean "not found", which do not count as failures; `isAnswer`
 * distinguishes an answer from an error document with status 200.
 */
export function jsonFetcher(
  service: string,
  nothing: readonly number[] = [],
  isAnswer: (answer: unknown) => boolean = () => true,
): FetchJson {
  const breakers = new Map<string, CircuitBreaker>();
  const breakerOf = (base: string) => {
    const known = breakers.get(base) ?? circuitBreaker(service, patience);
    breakers.set(base, known);
    return known;
  };
  const fetchFrom = async (url: string): Promise<unknown> => {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (response.ok) {
      const answer: unknown = JSON.parse(await textOf(response));
      if (isAnswer(answer)) return answer;
      throw new Error(`${service} did not respond with JSON`);
    }
    await response.body?.cancel();
    if (nothing.includes(response.status)) return null;
    throw new Error(`${service} responded with ${response.status}`);
  };
  return (base, path) => breakerOf(base).run(() => fetchFrom(`${base}/${path}`));
}

async function textOf(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > bytesMax) throw new Error('the response is too long');
    pieces.push(piece);
  }
  return new TextDecoder().decode(Buffer.concat(pieces));
}
