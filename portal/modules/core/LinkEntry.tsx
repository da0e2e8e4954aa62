import { IconLink, IconLinkOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../app/routing/AppLink.tsx';
import { useMagicLogin } from '../../app/session/useMagicLogin.ts';
import { LinkButton } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';

interface Props {
  token: string;
  destination?: string | null;
  /** Where one gets another link. */
  again: { href: string; label: string };
}

/** A one-time link on its own page: it lets one in, or says that a new one is on its way. */
export function LinkEntry({ token, destination = null, again }: Props) {
  const { t } = useTranslation('core');
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
          <LinkButton variant="light" as={AppLink} href={again.href}>
            {again.label}
          </LinkButton>
        }
      />
    </main>
  );
}
