import { useQueryClient } from '@tanstack/react-query';
import type { Refusal } from '../../app/errors/refusalText.ts';
import { toast } from '../../app/toasts/toast.ts';
import { toastRefusals } from '../../app/toasts/useMutate.ts';

/** Reports the result of an action, and reloads the shown data; returns whether it succeeded. */
export function useMutationFeedback() {
  const queryClient = useQueryClient();
  return async (payload: { errors: readonly Refusal[] } | null, text: string): Promise<boolean> => {
    if (!payload) return false;
    if (payload.errors.length > 0) toastRefusals(payload.errors);
    else toast.success(text);
    await queryClient.invalidateQueries();
    return payload.errors.length === 0;
  };
}
