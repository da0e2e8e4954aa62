import { IconCircleCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import { OwnerOnly } from '../../app/impersonation/OwnerOnly.tsx';
import { AppLink, useHref } from '../../app/routing/AppLink.tsx';
import { useNavigation } from '../../app/routing/Navigation.ts';
import { useSignedIn } from '../../app/session/useSignedIn.ts';
import { toast } from '../../app/toasts/toast.ts';
import { toastRefusals, useMutate } from '../../app/toasts/useMutate.ts';
import { graphql } from '../../graphql/graphql.ts';
import { Button, LinkButton } from '../../ui/controls/Button.tsx';
import { Card, Facts, Page } from '../../ui/layout/Page.tsx';
import { EmptyState } from '../../ui/states/States.tsx';
import { useMessages, useWords } from '../../ui/texts.ts';
import { norwegianDay } from '../../ui/time/isoTime.ts';
import { When } from '../../ui/time/When.tsx';
import styles from './ScheduledDeletion.module.css';

/** Cancels a scheduled deletion. */
const cancelAccountDeletionMutation = graphql(`
  mutation CancelAccountDeletion($input: CancelAccountDeletionInput!) {
    cancelAccountDeletion(input: $input) {
      account { id deletionScheduledOn }
      errors { code path }
    }
  }
`);

/** The only page of an account that is to be deleted: when, what data remains, and how to undo it. */
export function ScheduledDeletion() {
  const { t } = useMessages('accounts');
  const { displayName: name, deletionScheduledOn, role } = useSignedIn().account;
  const href = useHref();
  if (!deletionScheduledOn) {
    return (
      <EmptyState
        page
        icon={<IconCircleCheck size={28} stroke={1.5} />}
        title={t('deletion.none')}
        text={messageWith(t, 'deletion.noneText', { name })}
        action={
          <LinkButton variant="light" as={AppLink} href={href('account/dashboard')}>
            {t('deletion.toDashboard')}
          </LinkButton>
        }
      />
    );
  }
  // An account outlives its day while money is on its way to it.
  const isPast = deletionScheduledOn < norwegianDay(new Date());
  const day = isPast ? t('deletion.waits') : <When value={deletionScheduledOn} />;
  const undo = isPast ? 'deletion.undoStill' : 'deletion.undo';
  const facts = [{ name: t('deletion.done'), value: day }];
  return (
    <Page narrow title={t('deletion.title')} lead={messageWith(t, 'deletion.lead', { name })}>
      <Card>
        <Facts facts={facts} />
        <p className={styles.stored}>{t('deletion.keptText')}</p>
        <p className={styles.undo}>{t(role === 'OWNER' ? undo : 'deletion.ownerOnly')}</p>
        {role === 'OWNER' && <CancelAccountDeletion />}
      </Card>
    </Page>
  );
}

/** Takes the deletion back and leads on into the account. */
function CancelAccountDeletion() {
  const { account } = useSignedIn();
  const { submit, success } = useWords().action('cancelAccountDeletion');
  const queryClient = useQueryClient();
  const href = useHref();
  const { go } = useNavigation();
  const [cancel, pending] = useMutate(cancelAccountDeletionMutation);
  const finish = async () => {
    const payload = await cancel({ input: { id: account.id } });
    if (!payload) return;
    if (payload.errors.length > 0) toastRefusals(payload.errors);
    else toast.success(success);
    await queryClient.invalidateQueries();
    if (payload.errors.length === 0) await go(href('account/dashboard'));
  };
  return (
    <OwnerOnly>
      <Button loading={pending} onClick={() => void finish()}>
        {submit}
      </Button>
    </OwnerOnly>
  );
}
