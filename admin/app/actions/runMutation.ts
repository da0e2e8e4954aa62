import type { CatalogueMutation } from '../../../plugins/core/catalogue/catalogue.ts';
import type { Refusal } from '../api/ApiError.ts';
import { request } from '../api/request.ts';

/** What a mutation answered: its refusals, none when it is done, and a token if it gives one. */
export interface Outcome {
  refusals: Refusal[];
  token: string | null;
}

/** Calls a mutation of the catalogue. */
export async function runMutation(
  { name, inputType }: CatalogueMutation,
  input: Record<string, unknown>,
  givesToken: boolean,
): Promise<Outcome> {
  const selection = `${givesToken ? 'token ' : ''}errors { code path }`;
  const data = await request(
    `mutation Act($input: ${inputType}!) { result: ${name}(input: $input) { ${selection} } }`,
    { input },
  );
  const result = data.result as { errors?: Refusal[]; token?: string | null } | null;
  return { refusals: result?.errors ?? [], token: result?.token ?? null };
}
