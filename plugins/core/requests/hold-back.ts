import { setTimeout } from 'node:timers/promises';
import { SafeError } from 'grafast';

/** A refusal is delayed a moment, so that an immediate retry does not become a flood. */
const delayMs = 250;

interface Response {
  headersSent: boolean;
  setHeader(name: string, value: string): unknown;
}

/** Delays a refusal, and sets Retry-After on the response. */
export async function holdBack(error: unknown, response: Response | undefined): Promise<void> {
  if (!(error instanceof SafeError)) return;
  const { retryAfter } = (error.extensions ?? {}) as { retryAfter?: number };
  if (retryAfter && !response?.headersSent) response?.setHeader('retry-after', String(retryAfter));
  await setTimeout(delayMs);
}
