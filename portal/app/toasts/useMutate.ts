import type { TadaDocumentNode } from 'gql.tada';
import i18next from 'i18next';
import { useCallback, useState } from 'react';
import { IdempotencyKeys } from '#shared/idempotency-keys.ts';
import { checkInput } from '../../graphql/checkInput.ts';
import { execute } from '../../graphql/execute.ts';
import { ConnectionFailure } from '../../graphql/GraphQLFailure.ts';
import { operationName } from '../../graphql/graphql.ts';
import { sessionToken } from '../../graphql/session/sessionToken.ts';
import { type Refusal, refusalNamespaces, refusalText } from '../errors/refusalText.ts';
import { confirmWhenRequired } from '../second-level/secondLevel.ts';
import { toast, toastFailure } from './toast.ts';

type Judge = typeof checkInput;
type Payload<Result> = NonNullable<Result[keyof Result]>;

const idempotencyKeys = new IdempotencyKeys();
const underWay = new Map<string, Promise<unknown>>();

/**
 * Calls a mutation. Returns its payload, refusals included, or null when the call itself failed, which has
 * then been reported. A second call during the first shares its result. A mutation that needs a code by SMS
 * requests it itself. `lost` is shown without a connection, and `judge` finds the refusals that need no server.
 */
export function useMutate<Result extends object, Variables extends object>(
  document: TadaDocumentNode<Result, Variables>,
  lost?: string,
  judge: Judge = checkInput,
): [(variables: Variables) => Promise<Payload<Result> | null>, boolean] {
  const [pending, setPending] = useState(false);
  const mutate = useCallback(
    async (variables: Variables): Promise<Payload<Result> | null> => {
      const what = `${operationName(document)} ${JSON.stringify(variables)}`;
      const key = idempotencyKeys.begin(what);
      const doing = underWay.get(key) ?? call(document, variables, { key, judge });
      underWay.set(key, doing);
      setPending(true);
      try {
        return (await doing) as Payload<Result> | null;
      } catch (error) {
        toastFailure(error, lost);
        return null;
      } finally {
        underWay.delete(key);
        setPending(false);
      }
    },
    [document, lost, judge],
  );
  return [mutate, pending];
}

async function call<Result extends object, Variables extends object>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
  { key, judge }: { key: string; judge: Judge },
): Promise<Payload<Result> | null> {
  let state: 'answered' | 'lost' = 'lost';
  try {
    const errors = await judge(document, variables);
    state = 'answered';
    if (errors.length > 0) return { errors } as unknown as Payload<Result>;
    return await confirmWhenRequired(async () => {
      state = 'lost';
      const [payload] = Object.values(await send(document, variables, key));
      state = 'answered';
      return (payload as Payload<Result> | undefined) ?? null;
    });
  } finally {
    idempotencyKeys.end(key, state);
  }
}

/**
 * A call whose answer was lost is repeated once: its idempotency key prevents a second effect. Visitors have
 * no keys.
 */
async function send<Result, Variables extends object>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
  key: string,
): Promise<Result> {
  try {
    return await execute(document, variables, { key });
  } catch (error) {
    const isLost = error instanceof ConnectionFailure && sessionToken.read() !== null;
    if (!isLost) throw error;
    return execute(document, variables, { key });
  }
}

/** One toast per different text; each is chosen by its code. */
export function toastRefusals(refusals: readonly Refusal[]): void {
  if (refusals.length === 0) return;
  const say = () => {
    const texts = refusals.map((one) => refusalText(one, i18next.language));
    for (const text of new Set(texts)) toast.failure(text);
  };
  i18next.loadNamespaces(refusalNamespaces).then(say, toastFailure);
}
