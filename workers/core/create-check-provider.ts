import { circuitBreaker } from '#shared/circuit-breaker.ts';
import { signedHeaders } from '#shared/signatures/signed-headers.ts';

/** An order to a provider of checks. Resending it with the same reference is the same order. */
export type CheckOrder = {
  reference: string;
  kind: 'CREDIT' | 'DRIVERS_LICENSE' | 'HEALTH_PERSONNEL_REGISTER' | 'HSE_CARD' | 'RIGHT_TO_WORK';
  name: string;
  email: string;
  bornOn: string | null;
  /** The number that is looked up, such as that of a licence. */
  content: string | null;
  /** When the person consented, where the law requires it. */
  consentedAt: string | null;
};

/** The address of a provider and the shared secret. */
export type CheckService = { url: string; secret: string };

export type CheckProvider = {
  /** Resolves when the order is accepted; the result comes by a callback. */
  order(order: CheckOrder): Promise<void>;
  isResting(): boolean;
};

/** A permanent refusal: the provider does not make this check. */
export class CheckRefusedError extends Error {
  override name = 'CheckRefusedError';
}

const TIME_LIMIT_MS = 10_000;
const REFUSED = new Set([400, 422]);

/**
 * Posts orders to a provider of background checks, each signed with the secret we share, with a time limit and a breaker. One
 * that fails is the job queue's to repeat. Without a provider nothing is looked into but by people.
 */
export function createCheckProvider(
  service: CheckService | null,
  timeLimitMs = TIME_LIMIT_MS,
): CheckProvider {
  const breaker = circuitBreaker('the provider of checks');
  return {
    isResting: breaker.isOpen,
    async order(order) {
      if (!service) throw new CheckRefusedError('no check provider is configured');
      const { url, secret } = service;
      const body = JSON.stringify(order);
      // A refused order shows that the provider works: it must not open the breaker.
      const status = await breaker.run(async () => {
        const answer = await fetch(`${url}/orders`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...signedHeaders(secret, order.reference, body),
          },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(timeLimitMs),
        });
        await answer.body?.cancel();
        if (answer.status === 202 || REFUSED.has(answer.status)) return answer.status;
        throw new Error(`the check provider responded with ${answer.status}`);
      });
      if (REFUSED.has(status)) throw new CheckRefusedError(`the check provider refused: ${status}`);
    },
  };
}
