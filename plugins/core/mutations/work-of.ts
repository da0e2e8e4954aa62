import { type PlacedUpload, placeUpload } from '../files/place-upload.ts';
import type { SniffedFile } from '../files/sniff-file.ts';
import type { Work } from './call-function.ts';
import type { Mutation } from './mutation.ts';
import type { Sealed } from './prepare-input.ts';
import { placeFiles } from './take-files.ts';

/** What a mutation's function is given: its input with the ids of its files and what was prepared. */
export function workOf(
  { form }: Mutation,
  input: Record<string, unknown>,
  files: readonly (readonly [string, SniffedFile])[],
  prepared: Sealed | undefined,
): { work: Work; uploads: PlacedUpload[] } {
  const placed = files.map(([path, file]) => [path, placeUpload(file)] as const);
  return {
    work: {
      files: placed.map(([path, { file }]) => [path, file]),
      inputWith(ids) {
        const whole = placeFiles(form.schema, input, ids);
        return prepared ? { ...whole, $prepared: prepared } : whole;
      },
    },
    uploads: placed.map(([, upload]) => upload),
  };
}
