import { IconId, IconIdOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../app/language/useLanguage.ts';
import { AppLink } from '../../app/routing/AppLink.tsx';
import { logInPath, useNavigation } from '../../app/routing/Navigation.ts';
import { toast } from '../../app/toasts/toast.ts';
import { useMutate } from '../../app/toasts/useMutate.ts';
import { graphql } from '../../graphql/graphql.ts';
import { sessionToken } from '../../graphql/session/sessionToken.ts';
import { LinkButton } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/states/States.tsx';
import { useMessages, useWords } from '../../ui/texts.ts';
import { beginnings } from './beginnings.ts';

/** The provider's response, read from the fragment of the address. */
type EidAnswer = { state: string | null } & (
  | { code: string }
  | { code: null; outcome: 'cancelled' | 'refused' | 'away' }
);

const criiptoVerifyMutation = graphql(`
  mutation CriiptoVerify($input: CriiptoVerifyInput!) {
    criiptoVerify(input: $input) {
      identity { id }
      errors { code path }
    }
  }
`);

/** The outcome of an e-ID login; null while it is being checked. */
type Outcome = 'cancelled' | 'refused' | 'away' | 'taken' | 'ended' | 'lost' | null;

const OUTCOMES: Record<string, Outcome> = {
  VERIFICATION_FAILED: 'refused',
  TAKEN: 'taken',
  UNAUTHORIZED: 'ended',
};

/**
 * The return page of an e-ID: continues to the page the user came from, or explains what went wrong and what
 * to do.
 */
export function IdentityReturn() {
  const { t } = useMessages('e-id');
  const language = useLanguage();
  const words = useWords('identity');
  const [outcome, returnTo] = useIdentified();
  const search = returnTo === null ? '' : `?back=${encodeURIComponent(returnTo)}`;
  const begin = `/v2/${language}/common/bank-id-verification${search}`;
  if (outcome === null) {
    return (
      <main id="content">
        <EmptyState
          page
          icon={<IconId size={28} stroke={1.5} />}
          title={t('return.title')}
          text={t('return.text')}
        />
      </main>
    );
  }
  const isEnded = outcome === 'ended';
  return (
    <main id="content">
      <EmptyState
        page
        icon={<IconIdOff size={28} stroke={1.5} />}
        title={isEnded ? words.action('destroySession').success : t(`return.${outcome}Title`)}
        text={t(`return.${outcome}Text`)}
        action={
          <LinkButton
            variant="light"
            as={AppLink}
            href={isEnded ? logInPath(language, begin) : begin}
          >
            {t(isEnded ? 'logIn' : 'return.again')}
          </LinkButton>
        }
      />
    </main>
  );
}

/**
 * Takes what an e-ID answered, once, and goes back to where one came from. Another try starts with that address, which
 * is null when it is unknown.
 */
function useIdentified(): [Outcome, string | null] {
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [cameFrom, setCameFrom] = useState<string | null>(null);
  const [verify] = useMutate(criiptoVerifyMutation);
  const queryClient = useQueryClient();
  const { go } = useNavigation();
  const { success } = useWords('identity').action('criiptoVerify');
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    const answer = readAnswer(location.hash);
    // Neither the history nor a bookmark contains the code.
    history.replaceState(history.state, '', location.pathname);
    const beginning = beginnings.take(answer.state);
    if (!beginning) return setOutcome('lost');
    setCameFrom(beginning.returnTo);
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
  return [outcome, cameFrom];
}

/** Reads the fragment of the address: a code, or why there is none. */
export function readAnswer(fragment: string): EidAnswer {
  const params = new URLSearchParams(fragment.replace(/^#/, ''));
  const state = params.get('state');
  const code = params.get('code');
  if (code) return { state, code };
  const isDenied = params.get('error') === 'access_denied';
  // By this error brokers report that the user cancelled.
  const isCancelled = /abort|cancel/i.test(params.get('error_description') ?? '');
  const outcome = !isDenied ? 'away' : isCancelled ? 'cancelled' : 'refused';
  return { state, code: null, outcome };
}
