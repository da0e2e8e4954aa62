import { useQueryClient } from '@tanstack/react-query';
import { execute } from '../../graphql/execute.ts';
import { sessionEnd } from '../../graphql/session/sessionEnd.ts';
import { sessionToken } from '../../graphql/session/sessionToken.ts';
import { currentLanguage } from '../../ui/language/currentLanguage.ts';
import { formDrafts } from '../drafts/formDrafts.ts';
import { useWay } from '../routing/Way.ts';
import { destroySessionMutation } from './destroySessionMutation.ts';
import { sessionTabs } from './sessionTabs.ts';

/**
 * Logs out here, and in every tab this session was handed on to; telling the server is tried, but
 * never holds the person back.
 */
export function useLogOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  const { go } = useWay();
  return async () => {
    const token = sessionToken.read() ?? '';
    sessionEnd.chooseToLeave(token);
    // First, because the server tells the others of the end, and not who wanted it.
    sessionTabs.tellOver(token, 'left');
    await execute(destroySessionMutation, { input: {} }).catch(() => undefined);
    sessionToken.forget();
    formDrafts.clear();
    await go(`/v2/${currentLanguage()}/login/existing-user`);
    queryClient.clear();
  };
}
