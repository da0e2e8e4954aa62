import { IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#portal/app/language/useLanguage.ts';
import { AppLink } from '#portal/app/routing/AppLink.tsx';
import { accountPath } from '#portal/app/routing/logInPath.ts';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { LinkButton } from '#portal/ui/controls/Button.tsx';
import { EmptyState } from '#portal/ui/states/EmptyState.tsx';

/** A document is a person's own and no team's, so it is shown from their own account. */
export function OwnAccountFirst() {
  const { t } = useTranslation('e-id');
  const language = useLanguage();
  const own = useSignedIn().accounts.find(({ accountType }) => accountType === 'PERSONAL');
  return (
    <EmptyState
      icon={<IconUser size={28} stroke={1.5} />}
      title={t('document.ownTitle')}
      text={t('document.ownText')}
      action={
        own && (
          <LinkButton
            as={AppLink}
            href={accountPath(language, own, 'common/alternative-id-verification')}
          >
            {t('document.toOwn')}
          </LinkButton>
        )
      }
    />
  );
}
