export type CircuitBreaker = {
  /** Runs the call, or refuses at once while the service rests. */
  run<Result>(call: () => Promise<Result>): Promise<Result>;
  isOpen(): boolean;
};

/** Thrown instead of a call while the circuit breaker of a service is open. */
export class OpenCircuitError extends Error {
  override name = 'OpenCircuitError';
}

type BreakerOptions = {
  failures?: number;
  restMs?: number;
  /** A call that takes longer counts as failed before it has. */
  slowMs?: number;
  now?: () => number;
};

/**
 * Stops calling a service that has failed several times in a row, so that callers do not wait for a dead
 * service. Calls that are overdue count as failures too: a hanging service produces no error before the time
 * limit, and would get ever more calls. After a pause, one call is let through; until it is answered, all
 * others are refused.
 */
export function circuitBreaker(
  service: string,
  { failures = 5, restMs = 30_000, slowMs = 5_000, now = Date.now }: BreakerOptions = {},
): CircuitBreaker {
  let failedInARow = 0;
  let restsUntil = 0;
  const underWay = new Set<{ since: number }>();
  const late = () => [...underWay].filter(({ since }) => now() - since >= slowMs).length;
  const isOpen = () => now() < restsUntil || (late() > 0 && failedInARow + late() >= failures);
  return {
    isOpen,
    async run(call) {
      if (isOpen()) throw new OpenCircuitError(`the circuit breaker of ${service} is open`);
      if (failedInARow >= failures) restsUntil = now() + restMs;
      const one = { since: now() };
      underWay.add(one);
      try {
        const result = await call();
        failedInARow = 0;
        restsUntil = 0;
        return result;
      } catch (error) {
        failedInARow += 1;
        if (failedInARow >= failures) restsUntil = now() + restMs;
        throw error;
      } finally {
        underWay.delete(one);
      }
    },
  };
}
