/** Caches a value for each list of keys, compared one by one by identity. */
export class RememberedEntities<T> {
  private readonly byKey = new Map<unknown, RememberedEntities<T>>();
  private found: { value: T } | undefined;

  get(keys: readonly unknown[], work: () => T): T {
    let place: RememberedEntities<T> = this;
    for (const key of keys) {
      const next = place.byKey.get(key) ?? new RememberedEntities<T>();
      place.byKey.set(key, next);
      place = next;
    }
    place.found ??= { value: work() };
    return place.found.value;
  }
}
