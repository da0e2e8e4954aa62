/** Whether nobody has said anything there: no value, no text, no part of it filled. */
export function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (typeof value !== 'object') return false;
  return Object.entries(value).every(([name, part]) => name === '__typename' || isEmptyValue(part));
}
