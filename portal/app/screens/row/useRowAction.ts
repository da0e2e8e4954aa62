import { useQueryClient } from '@tanstack/react-query';
import type { ScreenAction } from '#plugins/core/screens/screen.ts';
import type { DeclaredScreen, Row } from '#portal/graphql/screens/DeclaredScreen.ts';
import { confirmation } from '#portal/ui/popups/confirmation.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { toast } from '../../toasts/toast.ts';
import { toastRefusals, useMutate } from '../../toasts/useMutate.ts';

interface Options {
  operations: DeclaredScreen['operations'];
  action: ScreenAction;
  endsBadly: boolean;
  /** Called before the shown data is reloaded. */
  onDone?: () => void | Promise<void>;
}

/** Runs an action on a row after a confirmation; the second result is whether it is running. */
export function useRowAction({ operations, action, endsBadly, onDone }: Options) {
  const { t } = useMessages('ui');
  const queryClient = useQueryClient();
  const { title, description, submit, success } = useWords().action(action.mutation);
  const [send, pending] = useMutate(operations.actions[action.mutation]!);
  const run = async (row: Row) => {
    const input = { id: row.id, ...(action.takesUpdatedAt ? { updatedAt: row.updatedAt } : {}) };
    const payload = await send({ input });
    if (!payload) return;
    if (payload.errors.length === 0) {
      toast.success(success || t('row.done'));
      await onDone?.();
    } else {
      const whole = action.refusedAs ?? '';
      toastRefusals(payload.errors.map((one) => ({ ...one, path: one.path || whole })));
    }
    await queryClient.invalidateQueries();
  };
  const perform = (row: Row, named?: string) =>
    confirmation.open({
      title,
      children: [named, description].filter(Boolean).join('. '),
      labels: { confirm: submit, cancel: t('cancel') },
      ...(endsBadly ? { confirmProps: { color: 'red' } } : {}),
      onConfirm: () => run(row),
    });
  return [perform, pending] as const;
}
