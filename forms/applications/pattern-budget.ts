import { patternLimits } from './pattern-limits.ts';

/**
 * Instructions that patterns may still take in one call. They are counted before anything runs, so browser and server
 * decide alike on any machine.
 */
export class PatternBudget {
  #left = patternLimits.stepsOfCall;

  /** Whether that many are left, which are then spent. */
  take(steps: number): boolean {
    if (steps > this.#left) return false;
    this.#left -= steps;
    return true;
  }
}
