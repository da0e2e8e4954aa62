/** Explains why a body is not read to its end, in the shape of the API's errors. */
export class BodyRefusal extends Error {
  readonly statusCode: number;
  readonly code: string;
  /** Seconds after which it may be sent again. */
  readonly retryAfter: number | null;

  constructor(statusCode: number, code: string, message: string, retryAfter: number | null = null) {
    super(message);
    this.name = 'BodyRefusal';
    this.statusCode = statusCode;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
