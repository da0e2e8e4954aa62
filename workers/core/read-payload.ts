/**
 * Reads the named texts from a job's payload, and throws for a payload without them, so that a malformed job
 * fails with the name of the missing key.
 */
export function readPayload<Key extends string>(
  payload: unknown,
  ...keys: readonly Key[]
): Record<Key, string> {
  const given = typeof payload === 'object' && payload !== null ? payload : {};
  const read = {} as Record<Key, string>;
  for (const key of keys) {
    const value = (given as Record<string, unknown>)[key];
    if (typeof value !== 'string' || value === '') throw new Error(`the payload lacks "${key}"`);
    read[key] = value;
  }
  return read;
}
