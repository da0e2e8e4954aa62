/** One refusal of the API: a code of the closed registry and the input field it speaks of. */
export interface Refusal {
  code: string;
  path: string;
}

/** An answer of the API that is no result: refused, not signed in, or a fault with its id. */
export class ApiError extends Error {
  readonly status: number;
  readonly refusals: Refusal[];
  readonly correlationId: string | null;

  constructor(
    code: string,
    status: number,
    refusals: Refusal[] = [],
    correlationId: string | null = null,
  ) {
    super(code);
    this.name = 'ApiError';
    this.status = status;
    this.refusals = refusals;
    this.correlationId = correlationId;
  }
}
