/** A value that should be a text, as a string. Empty for an object: it may even throw when converted. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
