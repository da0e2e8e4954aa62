/**
 * Takes the named texts out of a job's payload, and refuses a payload without them: a job that
 * nobody can run should fail with the name of what is missing.
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
