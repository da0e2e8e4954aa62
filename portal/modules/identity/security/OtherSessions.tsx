import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals } from '#portal/app/toasts/toastRefusals.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { confirmation } from '#portal/ui/popups/confirmation.ts';
import { useWords } from '#portal/ui/words/useWords.ts';

/** Logs out everywhere but here. */
const destroyOtherSessionsMutation = graphql(`
  mutation DestroyOtherSessions($input: DestroyOtherSessionsInput!) {
    destroyOtherSessions(input: $input) {
      errors { code path }
    }
  }
`);

/** Ends all other sessions, for users who have left one open elsewhere. */
export function OtherSessions() {
  const { t } = useTranslation('ui');
  const queryClient = useQueryClient();
  const action = useWords().action('destroyOtherSessions');
  const [destroy, pending] = useMutate(destroyOtherSessionsMutation);
  const finish = async () => {
    const payload = await destroy({ input: {} });
    if (!payload) return;
    if (payload.errors.length > 0) return toastRefusals(payload.errors);
    toast.success(action.success);
    await queryClient.invalidateQueries();
  };
  const ask = () =>
    confirmation.ask({
      title: action.title,
      children: action.description,
      labels: { confirm: action.submit, cancel: t('cancel') },
      onConfirm: () => void finish(),
    });
  return (
    <Button
      variant="light"
      mt={16}
      loading={pending}
      leftSection={<IconLogout size={18} stroke={1.5} />}
      onClick={ask}
    >
      {action.submit}
    </Button>
  );
}
