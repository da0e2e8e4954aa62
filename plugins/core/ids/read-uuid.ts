const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An id of the admin API, which is the row's own uuid; null when it is none. */
export function readUuid(id: unknown): string | null {
  return typeof id === 'string' && shape.test(id) ? id.toLowerCase() : null;
}
