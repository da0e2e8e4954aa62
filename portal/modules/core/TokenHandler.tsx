import { IconLink, IconLinkOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../app/language/useLanguage.ts';
import { AppLink } from '../../app/routing/AppLink.tsx';
import { useWay } from '../../app/routing/Way.ts';
import { useMagicLogin } from '../../app/session/useMagicLogin.ts';
import { LinkButton } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';

/** A one-time link on its own page: it lets one in, or says that a new one is on its way. */
export function TokenHandler() {
  const { t } = useTranslation('core');
  const way = useWay();
  const { token = '' } = way.useParams();
  const { destination = null } = way.useSearch();
  const language = useLanguage();
  const { failed, error, retry } = useMagicLogin(token, destination);
  if (error) {
    return (
      <main id="content">
        <ErrorState error={error} onRetry={retry} />
      </main>
    );
  }
  if (failed === null) {
    return (
      <main id="content">
        <EmptyState
          page
          icon={<IconLink size={28} stroke={1.5} />}
          title={t('token.title')}
          text={t('token.text')}
        />
      </main>
    );
  }
  return (
    <main id="content">
      <EmptyState
        page
        icon={<IconLinkOff size={28} stroke={1.5} />}
        title={t('token.failedTitle')}
        text={t(failed === 'OTP_EXPIRED_AND_RESENT' ? 'token.failedText' : 'token.deadText')}
        action={
          <LinkButton variant="light" as={AppLink} href={`/v2/${language}/login/magic-link`}>
            {t('token.again')}
          </LinkButton>
        }
      />
    </main>
  );
}
