import type { CatalogueMutation } from '../../../plugins/core/catalogue/catalogue.ts';
import type { Refusal } from '../api/ApiError.ts';
import { request } from '../api/request.ts';

/** Calls a mutation of the catalogue and gives its refusals; none means that it is done. */
export async function runMutation(
  { name, inputType }: CatalogueMutation,
  input: Record<string, unknown>,
): Promise<Refusal[]> {
  const data = await request(
    `mutation Act($input: ${inputType}!) { result: ${name}(input: $input) { errors { code path } } }`,
    { input },
  );
  const result = data.result as { errors?: Refusal[] } | null;
  return result?.errors ?? [];
}
