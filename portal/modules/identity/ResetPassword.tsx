import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../../app/errors/refusalText.ts';
import { useHref } from '../../app/routing/useHref.ts';
import { useScreenSearch } from '../../app/routing/useScreenSearch.ts';
import { graphql } from '../../graphql/graphql.ts';
import { queryOf } from '../../graphql/queryOf.ts';
import { Skeleton } from '../../ui/controls/Skeleton.tsx';
import { AskForReset } from './AskForReset.tsx';
import { ChoosePassword } from './ChoosePassword.tsx';
import { DeadLink } from './DeadLink.tsx';
import { EntrancePage } from './EntrancePage.tsx';
import { entranceSearch } from './useEntranceHref.ts';

/** Whether the link in the mail still lets one choose a password. Changes nothing. */
const validatePasswordResetTokenMutation = graphql(`
  mutation ValidatePasswordResetToken($input: ValidatePasswordResetTokenInput!) {
    validatePasswordResetToken(input: $input) {
      errors { code path }
    }
  }
`);

/** Without a link: ask for one. With the link from the mail: choose the new password. */
export function ResetPassword() {
  const [{ token }] = useScreenSearch(entranceSearch);
  return token ? <ByLink token={token} /> : <AskForReset />;
}

/**
 * Checks the link before showing the form, so that users do not choose a password for an expired link. If the
 * check fails, the form is shown and its submission decides.
 */
function ByLink({ token }: { token: string }) {
  const { t, i18n } = useTranslation(['identity', 'errors']);
  const href = useHref();
  // Checked once: the form must not disappear while the user is typing.
  const link = useQuery({
    ...queryOf(validatePasswordResetTokenMutation, { input: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (link.isPending) {
    return (
      <EntrancePage title={t('choose.title')}>
        <Skeleton height={48} />
      </EntrancePage>
    );
  }
  const [refusal] = link.data?.validatePasswordResetToken?.errors ?? [];
  if (!refusal) return <ChoosePassword token={token} />;
  const isBlocked = refusal.code === 'USER_BLOCKED';
  return (
    <DeadLink
      title={t('verification.deadTitle')}
      text={isBlocked ? refusalText(refusal, i18n.language) : t('verification.deadText')}
      href={href('login/reset-password')}
      again={t('choose.again')}
    />
  );
}
