/** Thrown when the answer does not identify a person. */
export class NotVouchedError extends Error {
  override name = 'NotVouchedError';
}
