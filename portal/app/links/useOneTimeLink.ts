import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { execute } from '../../graphql/execute.ts';
import { graphql, queryOf } from '../../graphql/graphql.ts';
import { sessionQuery } from '../../graphql/session/sessionQuery.ts';
import { useMessages } from '../../ui/texts.ts';
import { useNavigation } from '../routing/Navigation.ts';
import { enterPortal } from '../session/enterPortal.ts';
import { sessionTabs } from '../session/sessionTabs.ts';
import { toast } from '../toasts/toast.ts';
import { requestedLinks } from './requestedLinks.ts';

/** Reads which user a one-time link signs in; the link stays unused. */
const validateSessionOtpMutation = graphql(`
  mutation ValidateSessionOtp($input: ValidateSessionOtpInput!) {
    validateSessionOtp(input: $input) {
      email
      purpose
      errors { code path }
    }
  }
`);

/** Trades a one-time link for a session. */
const useSessionOtpMutation = graphql(`
  mutation UseSessionOtp($input: UseSessionOtpInput!) {
    useSessionOtp(input: $input) {
      token
      deepLink
      errors { code path }
    }
  }
`);

interface Link {
  email: string;
  purpose: 'CHANGE_EMAIL' | 'CONFIRM' | 'INVITATION' | 'SIGN_IN';
}

interface OneTimeLink {
  /** The user it signs in; null while that is loading, and when the link cannot be used. */
  link: Link | null;
  /** The code of the refusal. */
  refusal: string | null;
  /** The call itself failed, so the link may well be good. */
  error: unknown;
  retry: () => void;
  use: () => void;
  pending: boolean;
}

/**
 * A one-time link, which stays unused when its page opens: `use` signs in and goes to `destination` or the
 * link's own target. It is used automatically only in the browser that requested it.
 */
export function useOneTimeLink(token: string, destination: string | null = null): OneTimeLink {
  const queryClient = useQueryClient();
  const navigation = useNavigation();
  const { t } = useMessages();
  const [using, setUsing] = useState<Link | null>(null);
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const used = useRef('');
  const query = useQuery({
    ...queryOf(validateSessionOtpMutation, { input: { token } }),
    // Signing in empties the cache; a second query would find the link used.
    enabled: token !== '' && !using,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const preview = query.data?.validateSessionOtp;
  const { email, purpose } = preview ?? {};
  const link = using ?? (email && purpose ? { email, purpose } : null);
  const refusedByLookUp = preview?.errors[0]?.code ?? (token === '' ? 'INVALID_TOKEN' : null);
  const refusal = refused ?? (using ? null : refusedByLookUp);
  const use = async () => {
    setUsing(link);
    setError(null);
    setPending(true);
    try {
      const { useSessionOtp: payload } = await execute(useSessionOtpMutation, { input: { token } });
      if (!payload?.token) return setRefused(payload?.errors[0]?.code ?? 'INVALID_TOKEN');
      if (link) requestedLinks.remove(link.email);
      toast.success(t('magicDone'));
      await enterPortal(queryClient, navigation, payload.token, destination ?? payload.deepLink);
      const entered = queryClient.getQueryData(queryOf(sessionQuery, {}).queryKey)?.session;
      if (entered) sessionTabs.sendChanged(entered.user.id);
    } catch (fault) {
      setError(fault);
    } finally {
      setPending(false);
    }
  };
  const goesOn = Boolean(email && requestedLinks.has(email));
  useEffect(() => {
    if (!goesOn || used.current === token) return;
    used.current = token;
    void use();
  });
  const retry = error ? () => void use() : () => void query.refetch();
  return { link, refusal, error: error ?? query.error, retry, use: () => void use(), pending };
}
