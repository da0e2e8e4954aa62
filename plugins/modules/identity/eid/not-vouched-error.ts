/** Thrown when what came back does not show who somebody is. */
export class NotVouchedError extends Error {
  override name = 'NotVouchedError';
}
