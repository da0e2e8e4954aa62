import type { Answer, Payload } from './answer.ts';

interface Requested {
  ask<Data>(text: string, variables: object, token: string | null): Promise<Answer<Data>>;
}

/** Runs a mutation by its name and returns its payload; `fields` is selected besides errors. */
export async function runMutation<Made>(
  api: Requested,
  name: string,
  input: object,
  fields: string,
  token: string | null,
): Promise<Payload<Made>> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
  const text = `mutation ($input: ${type}) { ${name}(input: $input) { ${fields} errors { code path } } }`;
  const answer = await api.ask<Record<string, Payload<Made>> | null>(text, { input }, token);
  const payload = answer.data?.[name];
  if (!payload) throw new Error(JSON.stringify(answer));
  return payload;
}
