import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { sessionToken } from '#portal/graphql/session/sessionToken.ts';
import { useMessages } from '#portal/ui/texts.ts';
import { destroyInvoiceMutation } from './destroyInvoiceMutation.ts';
import { removals } from './removals.ts';

/** Deletes a draft, and offers for a while to have it back. */
export function useRemoveDraft(): (id: string) => void {
  const { t } = useMessages('invoicing');
  const queryClient = useQueryClient();
  const [destroy] = useMutate(destroyInvoiceMutation);
  return useCallback(
    (id) => {
      const token = sessionToken.read();
      removals.begin(id, async () => {
        // Deletes only within the session in which the deletion was requested.
        if (sessionToken.read() !== token) return;
        const payload = await destroy({ input: { id } });
        if (payload && payload.errors.length > 0) toastRefusals(payload.errors);
        await queryClient.invalidateQueries();
      });
      toast.undoable(t('done.removed'), {
        id,
        onUndo: () => removals.undo(id),
        onDone: () => removals.finish(id),
      });
    },
    [t, queryClient, destroy],
  );
}
