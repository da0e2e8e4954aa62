import type { NodePostgresPgClient } from '@dataplan/pg/adaptors/pg';
import type { MutationContext } from '../requests/request-context.ts';
import type { Mutation } from './mutation.ts';
import type { MutationTools } from './run-mutation.ts';

/** Lets the hand-written part of a mutation work, if there is one. */
export async function prepareInput(
  { form }: Mutation,
  input: Record<string, unknown>,
  context: MutationContext,
  { registerUrl }: Pick<MutationTools, 'registerUrl'>,
) {
  const { lookUp, prepare = lookUp } = (await form.handWritten?.()) ?? {};
  const { withPgClient, origin } = context;
  return prepare?.(input, {
    request: origin,
    registerUrl,
    query: (text, values = []) =>
      withPgClient(null, ({ rawClient }: NodePostgresPgClient) => rawClient.query(text, values)),
  });
}
