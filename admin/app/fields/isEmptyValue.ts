/** Whether a value is empty: no value, no text, or only empty parts. */
export function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (typeof value !== 'object') return false;
  return Object.entries(value).every(([name, part]) => name === '__typename' || isEmptyValue(part));
}
