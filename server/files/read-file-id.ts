const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** The row id in a file's address; null when it is none, which answers as a missing file does. */
export function readFileId(given: string): string | null {
  return UUID.test(given) ? given : null;
}
