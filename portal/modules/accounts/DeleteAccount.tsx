import { useQueryClient } from '@tanstack/react-query';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import { OwnerOnly } from '../../app/impersonation/OwnerOnly.tsx';
import { useHref } from '../../app/routing/AppLink.tsx';
import { useNavigation } from '../../app/routing/Navigation.ts';
import { useSignedIn } from '../../app/session/useSignedIn.ts';
import { settings } from '../../app/settings.ts';
import { toast } from '../../app/toasts/toast.ts';
import { toastRefusals, useMutate } from '../../app/toasts/useMutate.ts';
import { graphql } from '../../graphql/graphql.ts';
import { Button, LinkButton } from '../../ui/controls/Button.tsx';
import { Card } from '../../ui/layout/Page.tsx';
import { confirmation } from '../../ui/popups/confirmation.ts';
import { useMessages, useWords } from '../../ui/texts.ts';

/** Has the account deleted in two weeks. Needs a code by SMS. */
const deleteAccountMutation = graphql(`
  mutation DeleteAccount($input: DeleteAccountInput!) {
    deleteAccount(input: $input) {
      account { id deletionScheduledOn }
      errors { code path }
    }
  }
`);

/** Deletes the account, for its owner. Obstacles are shown beforehand. */
export function DeleteAccount() {
  const { t, language } = useMessages(['accounts', 'ui']);
  const { account, accounts } = useSignedIn();
  const { description, success, ...action } = useWords().action('deleteAccount');
  const queryClient = useQueryClient();
  const href = useHref();
  const { go } = useNavigation();
  const [destroy, pending] = useMutate(deleteAccountMutation);
  if (account.role !== 'OWNER') return null;
  const isPersonal = account.accountType === 'PERSONAL';
  const title = isPersonal ? action.title : t('deletion.team');
  const submit = isPersonal ? action.submit : title;
  const owned = accounts.filter((one) => one.accountType === 'TEAM' && one.role === 'OWNER');
  const teams = new Intl.ListFormat(language).format(owned.map((one) => one.displayName));
  const finish = async () => {
    const payload = await destroy({ input: { id: account.id } });
    if (!payload) return;
    if (payload.errors.length > 0) return toastRefusals(payload.errors);
    toast.success(success);
    await queryClient.invalidateQueries();
    await go(href('account/scheduled-deletion'));
  };
  const openConfirmation = () =>
    confirmation.open({
      title,
      children: description,
      labels: { confirm: submit, cancel: t('ui:cancel') },
      confirmProps: { color: 'red' },
      onConfirm: () => void finish(),
    });
  if (account.tag === 'VOLUNTEER') {
    return (
      <Card title={title} lead={t('deletion.volunteer')}>
        <LinkButton variant="light" href={`mailto:${settings.supportEmail}`}>
          {t('deletion.ask')}
        </LinkButton>
      </Card>
    );
  }
  return (
    <Card title={title} lead={description}>
      {isPersonal && owned.length > 0 && (
        <p>
          {messageWith(t, owned.length === 1 ? 'deletion.ownsTeam' : 'deletion.ownsTeams', {
            teams,
          })}
        </p>
      )}
      <OwnerOnly>
        <Button variant="light" loading={pending} onClick={openConfirmation}>
          {submit}
        </Button>
      </OwnerOnly>
    </Card>
  );
}
