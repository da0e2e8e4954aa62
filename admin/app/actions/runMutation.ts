import type { CatalogueMutation } from '#plugins/core/catalogue/catalogue.ts';
import { Intents } from '#shared/intents.ts';
import type { Refusal } from '../api/ApiError.ts';
import { request } from '../api/authorizedFetch.ts';

/** The result of a mutation: its refusals, none on success, and a token if it returns one. */
export interface Outcome {
  refusals: Refusal[];
  token: string | null;
}

const intents = new Intents();

/** Calls a mutation of the catalogue. Pressed twice, or repeated after a lost response, it runs once. */
export async function runMutation(
  { name, inputType, givesToken }: CatalogueMutation,
  input: Record<string, unknown>,
): Promise<Outcome> {
  const selection = `${givesToken ? 'token ' : ''}errors { code path }`;
  const text = `mutation Act($input: ${inputType}!) { result: ${name}(input: $input) { ${selection} } }`;
  const key = intents.begin(`${name} ${JSON.stringify(input)}`);
  let state: 'answered' | 'lost' = 'lost';
  try {
    const data = await request(text, { input }, { headers: { 'idempotency-key': key } });
    state = 'answered';
    const result = data.result as { errors?: Refusal[]; token?: string | null } | null;
    return { refusals: result?.errors ?? [], token: result?.token ?? null };
  } finally {
    intents.end(key, state);
  }
}
