import { IconLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useHref } from '../../app/routing/useHref.ts';
import { useScreenSearch } from '../../app/routing/useScreenSearch.ts';
import { useMagicLogin } from '../../app/session/useMagicLogin.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { DeadLink } from './DeadLink.tsx';
import { entranceSearch } from './entranceSearch.ts';

/** Where the link in the mail leads: it lets one in, or says what to do instead. */
export function MagicLinkVerification() {
  const { t } = useTranslation('identity');
  const href = useHref();
  const [{ token }] = useScreenSearch(entranceSearch);
  const { failed, error, retry } = useMagicLogin(token ?? '');
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (failed === null) {
    return (
      <EmptyState
        page
        icon={<IconLink size={28} stroke={1.5} />}
        title={t('verification.title')}
        text={t('verification.text')}
      />
    );
  }
  const resent = failed === 'OTP_EXPIRED_AND_RESENT';
  return (
    <DeadLink
      title={t(resent ? 'verification.resentTitle' : 'verification.deadTitle')}
      text={t(resent ? 'verification.resentText' : 'verification.deadText')}
      href={href('login/magic-link')}
      again={t('verification.again')}
    />
  );
}
