import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals } from '#portal/app/toasts/toastRefusals.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { confirmation } from '#portal/ui/popups/confirmation.ts';
import { useWords } from '#portal/ui/words/useWords.ts';

/** Takes a client out of the lists; its invoices stay. */
const archiveClientMutation = graphql(`
  mutation ArchiveClient($input: ArchiveClientInput!) {
    archiveClient(input: $input) {
      client { id archivedAt }
      errors { code path }
    }
  }
`);

interface Props {
  id: string;
  name: string;
  onDone: (client: { id: string; name: string }) => void;
}

/** Puts a client away after asking. */
export function ArchiveClient({ id, name, onDone }: Props) {
  const { t } = useTranslation('clients');
  const texts = useWords().action('archiveClient');
  const queryClient = useQueryClient();
  const [archive, pending] = useMutate(archiveClientMutation);
  const confirmed = async () => {
    const payload = await archive({ input: { id } });
    if (!payload) return;
    if (payload.errors.length > 0) return toastRefusals(payload.errors);
    toast.success(texts.success);
    await queryClient.invalidateQueries();
    onDone({ id, name });
  };
  const ask = () =>
    confirmation.ask({
      title: t('drawer.archiveTitle', { name }),
      children: texts.description,
      labels: { confirm: texts.submit, cancel: t('ui:cancel') },
      onConfirm: confirmed,
    });
  return (
    <Button variant="subtle" color="gray" c="var(--h-muted)" loading={pending} onClick={ask}>
      {texts.submit}
    </Button>
  );
}
