import type { QueryClient } from '@tanstack/react-query';
import { isInside } from '#shared/is-inside.ts';
import { operationName } from '../../graphql/graphql.ts';
import { type EndReason, sessionEnd } from '../../graphql/session/sessionEnd.ts';
import { sessionQuery } from '../../graphql/session/sessionQuery.ts';
import { sessionToken } from '../../graphql/session/sessionToken.ts';
import { currentLanguage } from '../../ui/language/currentLanguage.ts';
import { formDrafts } from '../drafts/formDrafts.ts';
import { logInPath, type Navigation } from '../routing/Navigation.ts';
import { secondLevel } from '../second-level/secondLevel.ts';
import { toasts } from '../toasts/toasts.ts';
import type { Session } from './loadSession.ts';
import { sessionTabs } from './sessionTabs.ts';
import { signInOf } from './signInOf.ts';

const SESSION = [operationName(sessionQuery), {}];

const navigation = Promise.withResolvers<Navigation['go']>();

/** Sets the navigation used to leave an account when its session ends; until then an end waits for it. */
export const leaveBy = navigation.resolve;

/** Leaves the focused field before its page is gone: a date or a time takes its text only then. */
function leaveField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/**
 * Handles the end of the session. In an account it leads to the log-in and back; a public page continues for
 * a visitor. Drafts stay in storage, unless the user logged out.
 */
export function watchSession(queryClient: QueryClient): void {
  window.addEventListener('pagehide', leaveField);
  const known = () => queryClient.getQueryData<{ session: Session | null }>(SESSION)?.session;
  formDrafts.ownedBy(() => {
    const owner = sessionToken.read() ? known() : null;
    return owner ? `${owner.user.id}.${owner.account.id}` : null;
  });
  sessionEnd.impersonatingWhen(() => Boolean(known()?.administrator));
  const leave = async (reason: EndReason) => {
    secondLevel.settle(false);
    void toasts.clear();
    leaveField();
    if (reason === 'left') formDrafts.clear();
    const { pathname, search, hash } = window.location;
    if (!isInside(pathname)) return void queryClient.setQueryData(SESSION, { session: null });
    const href = logInPath(currentLanguage(), `${pathname}${search}${hash}`, reason);
    const go = await navigation.promise;
    await go(href, { replace: true });
    // Cleared only now: the pages being left were still rendered from it.
    queryClient.clear();
  };
  sessionEnd.listen((reason, token) => {
    sessionTabs.sendOver(token, reason);
    void leave(reason);
  });
  sessionTabs.listen({
    onOver: (token, reason) => sessionEnd.report(token, reason),
    onLeft: (signIn) => {
      const token = sessionToken.read();
      if (token && signInOf(queryClient) === signIn) sessionEnd.report(token, 'left');
    },
    onChanged: (userId) => {
      if (known()?.user.id === userId) void queryClient.invalidateQueries();
    },
    mayHandOn: (from) => {
      const session = known();
      // An operator acts as another user on purpose: only tabs opened from that session share it.
      if (session && !session.administrator) return true;
      return from.split('/')[6] === session?.account.slug || from === location.href;
    },
  });
}
