import { useContext } from 'react';
import { LinkButton } from '../ui/controls/Button.tsx';
import { currentLanguage } from '../ui/language/currentLanguage.ts';
import { MainLandmark } from '../ui/layout/MainLandmark.ts';
import { NotFound } from '../ui/states/States.tsx';
import { useMessages } from '../ui/texts.ts';
import { PublicFrame } from './PublicFrame.tsx';
import { useHasToken } from './session/useHasToken.ts';

/** No page has this address. Signed-in users get a link to the dashboard, visitors to the front page. */
export function RouteNotFound() {
  const { t } = useMessages();
  const framed = useContext(MainLandmark);
  const signedIn = useHasToken();
  const home = `/v2/${currentLanguage()}`;
  const backLink = (
    <LinkButton href={signedIn ? `${home}/account/dashboard` : home} variant="light">
      {t(signedIn ? 'failure.back' : 'home')}
    </LinkButton>
  );
  const page = <NotFound text={t('failure.lost')} action={backLink} />;
  return framed ? page : <PublicFrame>{page}</PublicFrame>;
}
