import { useQueryClient } from '@tanstack/react-query';
import { execute } from '../../graphql/execute.ts';
import { sessionEnd } from '../../graphql/session/sessionEnd.ts';
import { sessionToken } from '../../graphql/session/sessionToken.ts';
import { currentLanguage } from '../../ui/language/currentLanguage.ts';
import { formDrafts } from '../drafts/formDrafts.ts';
import { useNavigation } from '../routing/Navigation.ts';
import { toasts } from '../toasts/toasts.ts';
import { destroySessionMutation } from './destroySessionMutation.ts';
import { sessionTabs } from './sessionTabs.ts';
import { signInOf } from './signInOf.ts';

const PATIENCE_MS = 5_000;

/** Ends a session that the server could not be told of, once there is a connection, as long as the page is open. */
function endLater(token: string): void {
  const end = () => void execute(destroySessionMutation, { input: {} }, { token }).catch(() => {});
  window.addEventListener('online', end, { once: true });
}

/**
 * Logs out here, and in every tab that acts in a session of the same sign-in. Ending it on the server is
 * tried, and neither a failure nor a silent network prevents the log-out.
 */
export function useLogOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  const { go } = useNavigation();
  return async () => {
    const token = sessionToken.read() ?? '';
    await toasts.clear();
    sessionEnd.chooseToLeave(token);
    // First, because the server informs other tabs of the end without its reason.
    sessionTabs.sendOver(token, 'left');
    const signIn = signInOf(queryClient);
    if (signIn) sessionTabs.sendLeft(signIn);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    await execute(destroySessionMutation, { input: {} }, { signal }).catch(() => endLater(token));
    sessionToken.forget();
    formDrafts.clear();
    await go(`/v2/${currentLanguage()}/login/existing-user`);
    queryClient.clear();
  };
}
