import type { TadaDocumentNode } from 'gql.tada';
import { useCallback, useState } from 'react';
import { execute } from '../../graphql/execute.ts';
import { checkInput } from '../forms/checkInput.ts';
import { askWhenRequired } from '../second-level/askWhenRequired.ts';
import { toastFailure } from './toastFailure.ts';

type Payload<Result> = NonNullable<Result[keyof Result]>;

/**
 * Calls a mutation. Gives its payload, refusals included, or null when the call itself failed,
 * which has then already been said. A mutation that needs a code by SMS asks for it by itself.
 */
export function useMutate<Result extends object, Variables extends object>(
  document: TadaDocumentNode<Result, Variables>,
): [(variables: Variables) => Promise<Payload<Result> | null>, boolean] {
  const [pending, setPending] = useState(false);
  const mutate = useCallback(
    async (variables: Variables) => {
      setPending(true);
      try {
        const errors = await checkInput(document, variables);
        if (errors.length > 0) return { errors } as unknown as Payload<Result>;
        return await askWhenRequired(async () => {
          const [payload] = Object.values(await execute(document, variables));
          return (payload as Payload<Result> | undefined) ?? null;
        });
      } catch (error) {
        toastFailure(error);
        return null;
      } finally {
        setPending(false);
      }
    },
    [document],
  );
  return [mutate, pending];
}
