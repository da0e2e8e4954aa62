import { useTranslation } from 'react-i18next';
import { OneTimeLinkPage } from '../../app/links/OneTimeLinkPage.tsx';
import { useHref } from '../../app/routing/useHref.ts';
import { useScreenSearch } from '../../app/routing/useScreenSearch.ts';
import { entranceSearch } from './useEntranceHref.ts';

/** The page of the link that signs in, confirms an address or changes it. */
export function MagicLinkVerification() {
  const { t } = useTranslation('identity');
  const href = useHref();
  const [{ token }] = useScreenSearch(entranceSearch);
  const over = {
    title: t('verification.deadTitle'),
    text: t('verification.deadText'),
    resentTitle: t('verification.resentTitle'),
    resentText: t('verification.resentText'),
    href: href('login/magic-link'),
    again: t('verification.again'),
  };
  return <OneTimeLinkPage token={token ?? ''} over={over} />;
}
