import { newKey } from './new-key.ts';

interface Intent {
  what: string;
  key: string;
  state: 'under way' | 'lost' | 'answered';
  since: number;
}

/** A second press within this time after an answer is still the first: a double click. */
const pressMs = 1_000;

/**
 * Gives each intent of a user an idempotency key, so that the server performs it once. The same input again
 * is the same intent while it is under way, when its response was lost, and for the moment of a double click.
 * Any other input in between ends it: setting a value, changing it and setting it again are three intents, of
 * which the third must not get the response of the first.
 */
export class IdempotencyKeys {
  readonly #now: () => number;
  #latest: Intent | null = null;

  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** Begins or repeats an attempt, and returns its key. */
  begin(what: string): string {
    const latest = this.#latest;
    if (latest?.what === what && this.#isOpen(latest)) {
      latest.state = 'under way';
      return latest.key;
    }
    const key = newKey();
    this.#latest = { what, key, state: 'under way', since: this.#now() };
    return key;
  }

  /** Marks the call as answered, or its answer as lost: then it may or may not have been applied. */
  end(key: string, state: 'answered' | 'lost'): void {
    if (this.#latest?.key !== key) return;
    this.#latest.state = state;
    this.#latest.since = this.#now();
  }

  #isOpen({ state, since }: Intent): boolean {
    return state !== 'answered' || this.#now() - since < pressMs;
  }
}
