import { useQueryClient } from '@tanstack/react-query';
import type { TadaDocumentNode } from 'gql.tada';
import type { Refusal } from '#portal/app/errors/refusalText.ts';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals } from '#portal/app/toasts/toastRefusals.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { operationOf } from '#portal/graphql/Operation.ts';
import { useWords } from '#portal/ui/words/useWords.ts';

/** Runs an action on a member that needs no further input; the shown data of the team is reloaded. */
export function useMemberAction<Result extends object>(
  document: TadaDocumentNode<Result, { input: { memberId?: string | null } }>,
  memberId: string,
  onDone?: () => void,
): [() => Promise<void>, boolean] {
  const texts = useWords().action(operationOf(document).field);
  const queryClient = useQueryClient();
  const [mutate, pending] = useMutate(document);
  const run = async () => {
    const payload = (await mutate({ input: { memberId } })) as {
      errors: readonly Refusal[];
    } | null;
    if (!payload) return;
    if (payload.errors.length > 0) return toastRefusals(payload.errors);
    toast.success(texts.success);
    onDone?.();
    await queryClient.invalidateQueries();
  };
  return [run, pending];
}
