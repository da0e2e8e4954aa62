import { Button } from '@mantine/core';
import { IconArchive, IconArchiveOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '#portal/app/errors/refusalText.ts';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals } from '#portal/app/toasts/toastRefusals.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { confirmation } from '#portal/ui/popups/confirmation.ts';
import { useWords } from '#portal/ui/words/useWords.ts';
import type { Profile } from './Profile.ts';

/** Takes a profile back into use. */
const unarchiveFreelanceProfileMutation = graphql(`
  mutation UnarchiveFreelanceProfile($input: UnarchiveFreelanceProfileInput!) {
    unarchiveFreelanceProfile(input: $input) {
      freelanceProfile { id archivedAt }
      errors { code path }
    }
  }
`);

/** Archives a profile; pending payments are still made. */
const archiveFreelanceProfileMutation = graphql(`
  mutation ArchiveFreelanceProfile($input: ArchiveFreelanceProfileInput!) {
    archiveFreelanceProfile(input: $input) {
      freelanceProfile { id archivedAt }
      errors { code path }
    }
  }
`);

/** Takes a profile out of use after asking, or back into use. */
export function ArchiveProfile({ profile }: { profile: Profile }) {
  const { t } = useTranslation('payout/settings');
  const words = useWords();
  const queryClient = useQueryClient();
  const [archive, archiving] = useMutate(archiveFreelanceProfileMutation);
  const [unarchive, unarchiving] = useMutate(unarchiveFreelanceProfileMutation);
  const input = { input: { id: profile.id } };
  const finish = async (payload: { errors: readonly Refusal[] } | null, text: string) => {
    if (!payload) return;
    if (payload.errors.length > 0) return toastRefusals(payload.errors);
    toast.success(text);
    await queryClient.invalidateQueries();
  };
  const ask = () =>
    confirmation.ask({
      title: t('archive.title', { name: profile.displayName }),
      children: t('archive.text'),
      labels: { confirm: t('archive.archive'), cancel: t('ui:cancel') },
      onConfirm: async () => finish(await archive(input), t('archive.done')),
    });
  const archived = profile.archivedAt !== null;
  return (
    <Button
      variant="subtle"
      size="sm"
      loading={archiving || unarchiving}
      leftSection={archived ? <IconArchiveOff size={16} /> : <IconArchive size={16} />}
      onClick={
        archived
          ? async () =>
              finish(await unarchive(input), words.action('unarchiveFreelanceProfile').success)
          : ask
      }
    >
      {t(archived ? 'archive.unarchive' : 'archive.archive')}
    </Button>
  );
}
