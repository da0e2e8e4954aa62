import '../ui/theme/base.css';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/newsreader/wght.css';
import '../ui/theme/global.css';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { announceValues } from '#shared/announce-values.ts';
import { ignoreStrayedClicks } from '#shared/ignore-strayed-clicks.ts';
import { isInside } from '#shared/is-inside.ts';
import { queryOf } from '../graphql/graphql.ts';
import { sessionQuery } from '../graphql/session/sessionQuery.ts';
import { sessionToken } from '../graphql/session/sessionToken.ts';
import { scheme } from '../ui/theme/scheme.ts';
import { createQueryClient } from './createQueryClient.ts';
import { startTranslations } from './language/startTranslations.ts';
import { publicNavigation } from './outside/publicNavigation.ts';
import { Start } from './outside/Start.tsx';
import { signInByToken, takeEntryToken, takeSharedToken } from './session/takeToken.ts';
import { watchSession } from './session/watchSession.ts';

scheme.follow();
announceValues(() => flushSync(() => undefined));
ignoreStrayedClicks();
const entry = takeEntryToken();
const queryClient = createQueryClient();
watchSession(queryClient);
// Every page of an account waits for it, and until then for scripts.
if (!entry && isInside(location.pathname) && sessionToken.read())
  void queryClient.prefetchQuery(queryOf(sessionQuery, {}));
void show();

/** Awaits nothing outside of it: a module that does keeps the bundler from dropping scripts that only pass others on. */
async function show() {
  const signedIn = entry ? signInByToken(queryClient, entry) : takeSharedToken();
  await Promise.all([startTranslations(), signedIn]);
  const navigation = publicNavigation(queryClient);
  await navigation.begin();
  // The frame that the page comes with is painted before it is replaced, also where all scripts are there at once.
  if (document.visibilityState === 'visible')
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const root = document.getElementById('root');
  // In slices, between which the browser answers the user.
  startTransition(() => {
    if (root) createRoot(root).render(<Start queryClient={queryClient} navigation={navigation} />);
  });
}
