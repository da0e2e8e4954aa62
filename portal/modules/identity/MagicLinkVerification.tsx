import { OneTimeLinkPage } from '../../app/links/OneTimeLinkPage.tsx';
import { useHref, useScreenSearch } from '../../app/routing/AppLink.tsx';
import { useMessages } from '../../ui/texts.ts';
import { entranceSearch } from './useEntranceHref.ts';

/** The page of the link that signs in, confirms an address or changes it. */
export function MagicLinkVerification() {
  const { t } = useMessages('identity');
  const href = useHref();
  const [{ token, purpose }] = useScreenSearch(entranceSearch);
  const isChange = purpose === 'CHANGE_EMAIL';
  const over = {
    title: t('verification.deadTitle'),
    text: t(isChange ? 'verification.changeDeadText' : 'verification.deadText'),
    resentTitle: t('verification.resentTitle'),
    resentText: t('verification.resentText'),
    href: href(isChange ? '' : 'login/magic-link'),
    again: t(isChange ? 'verification.toAccount' : 'verification.again'),
  };
  return <OneTimeLinkPage token={token ?? ''} over={over} />;
}
