import { IconLogout } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { DeclaredForm } from '#portal/app/forms/declared/DeclaredForm.tsx';
import { OwnerOnly, useActsAsOther } from '#portal/app/impersonation/OwnerOnly.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { DeleteAccountSlot } from '#portal/app/slots/DeleteAccountSlot.tsx';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Card, Page } from '#portal/ui/layout/Page.tsx';
import { confirmation } from '#portal/ui/popups/confirmation.ts';
import { ErrorState, RowsSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { PhoneNumbers } from './PhoneNumbers.tsx';
import styles from './Security.module.css';
import { openSessionsQuery, SessionRow } from './sessions/SessionRow.tsx';

/** Logs out everywhere but here. */
const destroyOtherSessionsMutation = graphql(`
  mutation DestroyOtherSessions($input: DestroyOtherSessionsInput!) {
    destroyOtherSessions(input: $input) {
      errors { code path }
    }
  }
`);

/** Changes the password. Needs a code by SMS; the other sessions end. */
const updatePasswordMutation = graphql(`
  mutation UpdatePassword($input: UpdateUserInput!) {
    updateUser(input: $input) {
      user { id }
      errors { code path }
    }
  }
`);

/** Password, two-step confirmation and open sessions of the user. */
export function LoginAndSecurity() {
  const { t } = useMessages('identity');
  return (
    <Page narrow title={t('security.title')} lead={t('security.lead')}>
      <div className={styles.cards}>
        <Card title={t('security.password.title')} lead={t('security.password.lead')}>
          <OwnerOnly>
            <NewPassword />
          </OwnerOnly>
        </Card>
        <PhoneNumbers />
        <OpenSessions />
        <DeleteAccountSlot />
      </div>
    </Page>
  );
}

/** A new password, twice, and then a code by SMS. */
function NewPassword() {
  const { t } = useMessages('identity');
  const { user } = useSignedIn();
  return (
    <div className={styles.fields}>
      <DeclaredForm
        document={updatePasswordMutation}
        storedAs="new-password"
        only={['password']}
        submit={t('security.password.submit')}
        done={() => t('security.password.done')}
        doneTitle={t('security.password.doneTitle')}
        onDone={() => undefined}
      >
        {/* For the browser's password manager, which needs the user name. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      </DeclaredForm>
    </div>
  );
}

/** The user's open sessions, each with a button to end it. */
function OpenSessions() {
  const { t } = useMessages('identity');
  const isOperator = useActsAsOther();
  const query = useQuery(queryOf(openSessionsQuery, {}));
  const sessions = query.data?.session?.openSessions ?? [];
  return (
    <Card title={t('security.sessions.title')} lead={t('security.sessions.lead')}>
      {query.isPending && <RowsSkeleton rows={2} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {sessions.length > 0 && (
        <ul className={styles.phones}>
          {sessions.map((one) => (
            <SessionRow key={one.id} session={one} />
          ))}
        </ul>
      )}
      {sessions.length === 1 && <p className={styles.none}>{t('security.sessions.only')}</p>}
      {(sessions.length > 1 || isOperator) && (
        <OwnerOnly>
          <OtherSessions />
        </OwnerOnly>
      )}
    </Card>
  );
}

/** Ends all other sessions, for users who have left one open elsewhere. */
function OtherSessions() {
  const { t } = useMessages('ui');
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
  const openConfirmation = () =>
    confirmation.open({
      title: action.title,
      children: action.description,
      labels: { confirm: action.submit, cancel: t('cancel') },
      onConfirm: () => void finish(),
    });
  return (
    <Button
      className={styles.under}
      variant="light"
      loading={pending}
      leftSection={<IconLogout size={18} stroke={1.5} />}
      onClick={openConfirmation}
    >
      {action.submit}
    </Button>
  );
}
