import { IconId, IconIdOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../app/language/useLanguage.ts';
import { AppLink } from '../../app/routing/AppLink.tsx';
import { logInPath } from '../../app/routing/logInPath.ts';
import { LinkButton } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { useWords } from '../../ui/words/useWords.ts';
import { useIdentified } from './useIdentified.ts';

/**
 * The return page of an e-ID: continues to the page the user came from, or explains what went wrong and what
 * to do.
 */
export function IdentityReturn() {
  const { t } = useTranslation('e-id');
  const language = useLanguage();
  const words = useWords('identity');
  const outcome = useIdentified();
  const begin = `/v2/${language}/common/bank-id-verification`;
  if (outcome === null) {
    return (
      <main id="content">
        <EmptyState
          page
          icon={<IconId size={28} stroke={1.5} />}
          title={t('return.title')}
          text={t('return.text')}
        />
      </main>
    );
  }
  const isEnded = outcome === 'ended';
  return (
    <main id="content">
      <EmptyState
        page
        icon={<IconIdOff size={28} stroke={1.5} />}
        title={isEnded ? words.action('destroySession').success : t(`return.${outcome}Title`)}
        text={t(`return.${outcome}Text`)}
        action={
          <LinkButton
            variant="light"
            as={AppLink}
            href={isEnded ? logInPath(language, begin) : begin}
          >
            {t(isEnded ? 'logIn' : 'return.again')}
          </LinkButton>
        }
      />
    </main>
  );
}
