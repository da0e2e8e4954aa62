const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A row's own uuid, as the admin API and the addresses of files have it; null when it is none. */
export function readUuid(id: unknown): string | null {
  return typeof id === 'string' && shape.test(id) ? id.toLowerCase() : null;
}
