import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ScreenAction } from '../../../../plugins/core/screens/screen.ts';
import type { DeclaredScreen } from '../../../graphql/screens/DeclaredScreen.ts';
import { confirmation } from '../../../ui/popups/confirmation.ts';
import { useWords } from '../../../ui/words/useWords.ts';
import { toast } from '../../toasts/toast.ts';
import { toastRefusals } from '../../toasts/toastRefusals.ts';
import { useMutate } from '../../toasts/useMutate.ts';
import type { FoundRow } from './RowActions.tsx';

interface Props {
  screen: DeclaredScreen;
  action: ScreenAction;
  row: FoundRow;
  endsBadly: boolean;
}

/** A button that does one thing to the row, after a question. */
export function RowAction({ screen: { operations }, action, row, endsBadly }: Props) {
  const { t } = useTranslation('ui');
  const queryClient = useQueryClient();
  const { title, description, submit, success } = useWords().action(action.mutation);
  const document = operations.actions[action.verb]!;
  const [send, pending] = useMutate(document);
  const done = async () => {
    toast.success(success || t('row.done'));
    await queryClient.invalidateQueries();
  };
  const run = async () => {
    const input = { id: row.id, ...(action.takesUpdatedAt ? { updatedAt: row.updatedAt } : {}) };
    const payload = await send({ input });
    if (!payload) return;
    if (payload.errors.length === 0) return done();
    toastRefusals(payload.errors);
    await queryClient.invalidateQueries();
  };
  const ask = () =>
    confirmation.ask({
      title,
      children: description ?? '',
      labels: { confirm: submit, cancel: t('cancel') },
      ...(endsBadly ? { confirmProps: { color: 'red' } } : {}),
      onConfirm: run,
    });
  return (
    <Button variant={endsBadly ? 'default' : 'filled'} loading={pending} onClick={ask}>
      {submit}
    </Button>
  );
}
