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
 * Gives what a person wants done a key, by which the server does it once. The same thing asked for
 * again is the same intent while it is under way, when its answer was lost, and for the moment of a
 * double click. Anything else that is asked for in between ends it: to set a thing, change it and
 * set it again are three intents, of which the third must not be answered with the first.
 */
export class Intents {
  readonly #now: () => number;
  #latest: Intent | null = null;

  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** Begins to ask, or goes on asking, and tells the key. */
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
