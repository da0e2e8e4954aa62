export type CircuitBreaker = {
  /** Runs the call, or refuses at once while the breaker is open. */
  run<Result>(call: () => Promise<Result>): Promise<Result>;
  isOpen(): boolean;
};

/** Said instead of a call while a service is resting; the job is run again later. */
export class ServiceRestingError extends Error {
  override name = 'ServiceRestingError';
}

/**
 * Stops calling a service that has failed several times in a row, so that a dead service costs
 * each job a moment instead of a time limit. After the rest one call is let through to try.
 */
export function circuitBreaker(
  service: string,
  { failures = 5, restMs = 30_000, now = Date.now }: BreakerOptions = {},
): CircuitBreaker {
  let failedInARow = 0;
  let openUntil = 0;
  return {
    isOpen: () => now() < openUntil,
    async run(call) {
      if (now() < openUntil) throw new ServiceRestingError(`${service} is resting after failures`);
      try {
        const result = await call();
        failedInARow = 0;
        return result;
      } catch (error) {
        failedInARow += 1;
        if (failedInARow >= failures) openUntil = now() + restMs;
        throw error;
      }
    },
  };
}

type BreakerOptions = { failures?: number; restMs?: number; now?: () => number };
