/** Whether a value can be iterated over as its parts arrive. */
export function isAsyncIterable<T>(value: unknown): value is AsyncGenerator<T> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
