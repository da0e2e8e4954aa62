/** Thrown when the register does not answer, or is not asked because it did not answer lately. */
export class RegisterDownError extends Error {}

const failuresMax = 4;
const restMs = 20_000;

/**
 * Lets calls through until several in a row have failed; then none for a while, so that nobody waits
 * for a service that is known to be down. The first call after the rest decides anew.
 */
export class Breaker {
  private failures = 0;
  private closedAgainAt = 0;

  async run<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    if (Date.now() < this.closedAgainAt)
      throw new RegisterDownError('the register is given a rest');
    try {
      const answer = await call();
      this.failures = 0;
      return answer;
    } catch (error) {
      this.failures += 1;
      if (this.failures >= failuresMax) this.closedAgainAt = Date.now() + restMs;
      throw new RegisterDownError('the register does not answer', { cause: error });
    }
  }
}
