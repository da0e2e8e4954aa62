/** A value that should be a text, as one. An object says nothing: it may even refuse to be written as a text. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
