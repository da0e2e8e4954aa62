/** Thrown when the register does not answer, or is not called because it did not answer lately. */
export class RegisterDownError extends Error {
  override name = 'RegisterDownError';
}
