import { OneTimeLinkPage } from '../../app/links/OneTimeLinkPage.tsx';
import { useHref, useScreenSearch } from '../../app/routing/AppLink.tsx';
import { useMessages } from '../../ui/texts.ts';
import { entranceSearch } from './useEntranceHref.ts';

/** The page of the link that signs in, confirms an address or changes it. */
export function MagicLinkVerification() {
  const { t } = useMessages('identity');
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
