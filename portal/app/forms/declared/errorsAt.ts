import type { ErrorSchema } from '@rjsf/utils';
import type { Refusal } from '../../errors/refusalText.ts';
import { pathOf } from './dataPath.ts';

/** A refusal at the field it is shown at. */
export interface PlacedRefusal extends Refusal {
  /** The rest of its path, such as the fault of a file. */
  below?: string;
}

/** Refusals in the structure rjsf expects, with the rest of their path. Each field shows the first. */
export function errorsAt(refusals: readonly PlacedRefusal[]): ErrorSchema {
  const errors: ErrorSchema = {};
  for (const { code, path, below } of refusals) {
    put(errors, pathOf(path), below ? `${code} ${below}` : code);
  }
  return errors;
}

function put(errors: ErrorSchema, [first, ...rest]: string[], code: string): void {
  if (first === undefined) {
    errors.__errors ??= [code];
    return;
  }
  const below = errors as Record<string, ErrorSchema>;
  below[first] ??= {};
  put(below[first], rest, code);
}
