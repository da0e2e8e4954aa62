import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useWay } from '../../app/routing/Way.ts';
import { toast } from '../../app/toasts/toast.ts';
import { useMutate } from '../../app/toasts/useMutate.ts';
import { sessionToken } from '../../graphql/session/sessionToken.ts';
import { useWords } from '../../ui/words/useWords.ts';
import { beginnings } from './beginnings.ts';
import { criiptoVerifyMutation } from './criiptoVerifyMutation.ts';
import { readAnswer } from './readAnswer.ts';

/** The outcome of an e-ID login; null while it is being checked. */
export type Outcome = 'cancelled' | 'refused' | 'away' | 'taken' | 'ended' | 'lost' | null;

const OUTCOMES: Record<string, Outcome> = {
  VERIFICATION_FAILED: 'refused',
  TAKEN: 'taken',
  UNAUTHORIZED: 'ended',
};

/** Takes what an e-ID answered, once, and goes back to where one came from. */
export function useIdentified(): Outcome {
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [verify] = useMutate(criiptoVerifyMutation);
  const queryClient = useQueryClient();
  const { go } = useWay();
  const { success } = useWords('identity').action('criiptoVerify');
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    const answer = readAnswer(location.hash);
    // Neither the history nor a bookmark keeps the code.
    history.replaceState(history.state, '', location.pathname);
    const beginning = beginnings.take(answer.state);
    if (!beginning) return setOutcome('lost');
    if (answer.code === null) return setOutcome(answer.outcome);
    if (sessionToken.read() === null) return setOutcome('ended');
    const { nonce, codeVerifier, redirectUri, returnTo } = beginning;
    void verify({ input: { code: answer.code, nonce, codeVerifier, redirectUri } }).then(
      async (payload) => {
        if (!payload?.identity) {
          return setOutcome(OUTCOMES[payload?.errors[0]?.code ?? ''] ?? 'away');
        }
        toast.success(success);
        await queryClient.invalidateQueries();
        await go(returnTo, { replace: true });
      },
    );
  }, [verify, queryClient, go, success]);
  return outcome;
}
