import type { FieldError } from '#forms/validate/field-error.ts';

/** The result of a mutation. */
export interface MutationResult {
  errors: FieldError[];
  /** Key of the row to read, for payloads that hold one. */
  id: string | null;
  values: Record<string, unknown> | null;
  /** It was done before, under the same key, and not again. */
  isRepeated?: boolean;
}
