/** Thrown when the broker of e-ID is silent, says nonsense, or rests after failures. */
export class BrokerDownError extends Error {
  override name = 'BrokerDownError';
}
