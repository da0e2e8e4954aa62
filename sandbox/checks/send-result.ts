import { randomUUID } from 'node:crypto';
import { signedHeaders } from '#shared/signatures/signed-headers.ts';

export type Answers = { secret: string; callbackUrl: string };

const TIME_LIMIT_MS = 10_000;
const LATE_MS = 10 * 60_000;

/**
 * Reports the result of a check, faulty on request: late, signed with another secret, or for an unknown
 * order.
 */
export async function sendResult(
  { secret, callbackUrl }: Answers,
  {
    reference,
    outcome,
    expiresOn,
  }: { reference: string; outcome: string; expiresOn: string | null },
  fault: string,
): Promise<number | null> {
  const body = JSON.stringify({
    reference: fault === 'unknown' ? randomUUID() : reference,
    outcome: fault === 'nonsense' ? 'PERHAPS' : outcome,
    expiresOn,
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
