import type { Actor } from '../actor.ts';
import { prepareNumber } from '../numbers/prepare-number.ts';
import type { TestTransaction } from '../test-transaction.ts';

const server: Actor = { role: 'app_authenticator', settings: {} };

/** The input as the server passes it to a mutation, with a sealed `$prepared`. */
export async function sealInput(
  tx: TestTransaction,
  who: Actor,
  mutation: string,
  input: unknown,
): Promise<unknown> {
  const { $prepared: given, ...rest } = (input ?? {}) as { $prepared?: object };
  const number = mutation.endsWith('_freelance_profile') ? await prepareNumber(tx, who, rest) : {};
  const $prepared = { ...number, ...given };
  if (Object.keys($prepared).length === 0 && !given) return input;
  const { rows } = await tx.as(server, (client) =>
    client.query<{ sealed: object }>('select app_private.seal($1, $2, $3) as sealed', [
      mutation,
      who.settings['app.session_id'] || null,
      JSON.stringify($prepared),
    ]),
  );
  return { ...rest, $prepared: rows[0]!.sealed };
}
