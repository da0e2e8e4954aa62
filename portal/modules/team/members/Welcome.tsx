import { IconMailHeart } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { confirmation } from '#portal/ui/popups/confirmation.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import styles from '../Team.module.css';

/** Members who have accepted and were not welcomed yet. */
const welcomeQuery = graphql(`
  query UnwelcomedMembers {
    members(page: 1, perPage: 1000, filter: { accepted: true, welcomed: false }) {
      items { id canEdit primaryUser { id } }
    }
  }
`);

/** Mails members what the team does here, each of them once. */
const sendTeamWelcomeMutation = graphql(`
  mutation SendTeamWelcome($input: SendTeamWelcomeInput!) {
    sendTeamWelcome(input: $input) {
      errors { code path }
    }
  }
`);

/** Welcomes all who have come since the last time; nothing where there are none. */
export function Welcome() {
  const { t } = useMessages('team');
  const texts = useWords().action('sendTeamWelcome');
  const { user } = useSignedIn();
  const queryClient = useQueryClient();
  const { data } = useQuery(queryOf(welcomeQuery, {}));
  const [send, pending] = useMutate(sendTeamWelcomeMutation);
  const fresh = (data?.members.items ?? []).filter(
    ({ canEdit, primaryUser }) => canEdit && primaryUser.id !== user.id,
  );
  if (fresh.length === 0) return null;
  const confirmed = async () => {
    const payload = await send({ input: { memberIds: fresh.map(({ id }) => id) } });
    if (!payload) return;
    if (payload.errors.length > 0) return toastRefusals(payload.errors);
    toast.success(texts.success);
    await queryClient.invalidateQueries();
  };
  const openConfirmation = () =>
    confirmation.open({
      title: t('welcome.title', { count: fresh.length }),
      children: texts.description,
      labels: { confirm: texts.submit, cancel: t('ui:cancel') },
      onConfirm: confirmed,
    });
  return (
    <div className={styles.welcome}>
      <p className={styles.welcomeText}>{t('welcome.text', { count: fresh.length })}</p>
      <OwnerOnly>
        <Button
          variant="light"
          size="sm"
          leftSection={<IconMailHeart size={18} />}
          loading={pending}
          onClick={openConfirmation}
        >
          {texts.title}
        </Button>
      </OwnerOnly>
    </div>
  );
}
