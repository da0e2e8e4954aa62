interface Intent {
  what: string;
  key: string;
  state: 'under way' | 'lost' | 'answered';
  since: number;
}

/** A second press within this time after an answer is still the first: a double click. */
const pressMs = 1_000;

function newKey(): string {
  // Not randomUUID, which browsers keep from pages that come without TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

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

  /** Begins to ask. `isUnderWay` when just that is being asked for already. */
  begin(what: string): { key: string; isUnderWay: boolean } {
    const latest = this.#latest;
    if (latest?.what === what && this.#isOpen(latest)) {
      const isUnderWay = latest.state === 'under way';
      latest.state = 'under way';
      return { key: latest.key, isUnderWay };
    }
    const key = newKey();
    this.#latest = { what, key, state: 'under way', since: this.#now() };
    return { key, isUnderWay: false };
  }

  /** It was answered, or its answer was lost: then nobody knows whether it was done. */
  end(key: string, state: 'answered' | 'lost'): void {
    if (this.#latest?.key !== key) return;
    this.#latest.state = state;
    this.#latest.since = this.#now();
  }

  #isOpen({ state, since }: Intent): boolean {
    return state !== 'answered' || this.#now() - since < pressMs;
  }
}
