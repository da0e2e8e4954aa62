/** Whether a value can be iterated over as its parts arrive. */
export function isAsyncIterable<T, Other>(
  value: AsyncIterable<T> | Other,
): value is AsyncIterable<T> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
