import type { Actor } from '../actor.ts';
import type { TestTransaction } from '../test-transaction.ts';

const server: Actor = { role: 'app_authenticator', settings: {} };

/** The input as the server hands it to a mutation: what it has found out, in `$prepared`, is sealed. */
export async function sealInput(
  tx: TestTransaction,
  who: Actor,
  mutation: string,
  input: unknown,
): Promise<unknown> {
  const { $prepared, ...rest } = (input ?? {}) as { $prepared?: object };
  if (!$prepared) return input;
  const { rows } = await tx.as(server, (client) =>
    client.query<{ sealed: object }>('select app_private.seal($1, $2, $3) as sealed', [
      mutation,
      who.settings['app.session_id'] || null,
      JSON.stringify($prepared),
    ]),
  );
  return { ...rest, $prepared: rows[0]!.sealed };
}
