/** Lets one do what several want done, and the others wait for it. */
export class SharedWork {
  private readonly underWay = new Map<unknown, Promise<unknown>>();

  /** Does the work under this key, unless another caller has done it meanwhile. Null in that case. */
  async run<T>(key: unknown, isDone: () => boolean, work: () => Promise<T>): Promise<T | null> {
    while (!isDone()) {
      const other = this.underWay.get(key);
      if (other) {
        // An error belongs to its own caller: the next one retries.
        await other.catch(() => {});
        continue;
      }
      const own = work();
      this.underWay.set(key, own);
      try {
        return await own;
      } finally {
        this.underWay.delete(key);
      }
    }
    return null;
  }
}
