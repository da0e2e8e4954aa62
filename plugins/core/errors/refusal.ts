import type { FieldError } from '#forms/validate/to-field-errors.ts';

/** Thrown by a mutation's hand-written part: rules were broken, and nothing has changed. */
export class Refusal extends Error {
  readonly errors: FieldError[];

  constructor(errors: FieldError[]) {
    super(`refused: ${errors.map(({ code, path }) => `${code} ${path}`).join(', ')}`);
    this.name = 'Refusal';
    this.errors = errors;
  }
}
