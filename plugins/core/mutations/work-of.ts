import type { Work } from './call-function.ts';
import type { Mutation } from './mutation.ts';
import type { Sealed } from './prepare-input.ts';
import { placeFiles } from './take-files.ts';

/** The arguments of a mutation's function: its input with the ids of its files, and the prepared data. */
export function workOf(
  { form }: Mutation,
  input: Record<string, unknown>,
  files: Work['files'],
  prepared: Sealed | undefined,
): Work {
  return {
    files,
    inputWith(ids) {
      const whole = placeFiles(form.schema, input, ids);
      return prepared ? { ...whole, $prepared: prepared } : whole;
    },
  };
}
