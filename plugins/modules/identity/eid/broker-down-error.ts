/** Thrown when the e-ID broker does not answer, answers nonsense, or its circuit breaker is open. */
export class BrokerDownError extends Error {
  override name = 'BrokerDownError';
}
