import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { execute } from '../../graphql/execute.ts';
import { subscriptionClient } from '../../graphql/subscriptionClient.ts';
import { formDrafts } from '../forms/formDrafts.ts';
import { currentLanguage } from '../language/currentLanguage.ts';
import { destroySessionMutation } from './destroySessionMutation.ts';
import { sessionToken } from './sessionToken.ts';

/** Logs out here at once; telling the server is tried, but never holds the person back. */
export function useLogOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    await execute(destroySessionMutation, { input: {} }).catch(() => undefined);
    sessionToken.forget();
    formDrafts.clear();
    subscriptionClient().terminate();
    queryClient.clear();
    await router.navigate({ href: `/v2/${currentLanguage()}/login/existing-user` });
  };
}
