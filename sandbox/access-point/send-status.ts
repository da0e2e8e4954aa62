import { randomUUID } from 'node:crypto';
import { signedHeaders } from '#shared/signatures/signed-headers.ts';
import type { SentMessage } from './message-book.ts';

export type Callback = { secret: string; callbackUrl: string };

const TIME_LIMIT_MS = 10_000;
const LATE_MS = 10 * 60_000;

/**
 * Sends the status of a message to the product, with the active fault if any. Resolves to the status of the
 * response, null without one.
 */
export async function sendStatus(
  { secret, callbackUrl }: Callback,
  { id, reference, status, reason }: SentMessage,
  fault: string,
): Promise<number | null> {
  const body = JSON.stringify({
    id,
    reference: fault === 'strange' ? randomUUID() : reference,
    status,
    reason,
  });
  const signedAt = fault === 'late' ? Date.now() - LATE_MS : Date.now();
  const key = fault === 'forged' ? `not ${secret}` : secret;
  try {
    const answer = await fetch(callbackUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(key, randomUUID(), body, signedAt),
      },
      body,
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return null;
  }
}
