import type { ErrorSchema } from '@rjsf/utils';
import type { Refusal } from '../../errors/Refusal.ts';
import { pathOf } from './dataPath.ts';

/** Refusals where rjsf looks for them. Each field has one: the first that was said. */
export function errorsAt(refusals: readonly Refusal[]): ErrorSchema {
  const errors: ErrorSchema = {};
  for (const { code, path } of refusals) put(errors, pathOf(path), code);
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
