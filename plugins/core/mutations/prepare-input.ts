import type { NodePostgresPgClient } from '@dataplan/pg/adaptors/pg';
import type { MutationContext } from '../requests/request-context.ts';
import { findRefusals } from './call-function.ts';
import type { Mutation } from './mutation.ts';
import { loadNumberCipher, type PrepareTools } from './prepare.ts';

/** The prepared data, sealed so that SQL trusts it: for this mutation and session, and for a short time. */
export type Sealed = { text: string; seal: string };

/** Calls the hand-written part of a mutation, if there is one, and seals its results. */
export async function prepareInput(
  mutation: Mutation,
  input: Record<string, unknown>,
  context: MutationContext,
): Promise<Sealed | undefined> {
  const { form } = mutation;
  const { lookUp, prepare = lookUp } = (await form.handWritten?.()) ?? {};
  const { withPgClient, origin, serverContext } = context;
  if (!prepare) return undefined;
  const query: PrepareTools['query'] = (text, values = []) =>
    withPgClient(null, ({ rawClient }: NodePostgresPgClient) => rawClient.query(text, values));
  const { registerUrl, eid, secret } = serverContext;
  const numbers = () => loadNumberCipher(query, secret);
  // Without the prepared values the function may fail, which is not a refusal.
  const validate: PrepareTools['validate'] = (inputToCheck) =>
    findRefusals(mutation, context, { files: [], inputWith: () => inputToCheck }).catch(() => []);
  const found = await prepare(input, {
    validate,
    request: origin,
    registerUrl,
    eid,
    numbers,
    query,
  });
  const { rows } = await query<{ sealed: Sealed }>(
    'select app_private.seal($1, $2, $3) as sealed',
    [form.name, origin.session?.session_id, JSON.stringify(found)],
  );
  return rows[0]?.sealed;
}
