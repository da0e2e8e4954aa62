import type { QueryClient } from '@tanstack/react-query';
import { execute } from '../../graphql/execute.ts';
import { graphql } from '../../graphql/graphql.ts';
import { toasts } from '../toasts/toasts.ts';
import { type Session, startSession } from './loadSession.ts';

/** Requests a session in another of the user's accounts. */
const switchAccountMutation = graphql(`
  mutation SwitchAccount($input: SwitchAccountInput!) {
    switchAccount(input: $input) {
      token
      errors { code path }
    }
  }
`);

/** Moves this tab to another account. Null when the server refuses. */
export async function switchAccount(queryClient: QueryClient, id: string): Promise<Session | null> {
  await toasts.clear();
  const { switchAccount: payload } = await execute(switchAccountMutation, { input: { id } });
  return payload?.token ? startSession(queryClient, payload.token) : null;
}
