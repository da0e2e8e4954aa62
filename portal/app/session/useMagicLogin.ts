import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { execute } from '../../graphql/execute.ts';
import { useWay } from '../routing/Way.ts';
import { toast } from '../toasts/toast.ts';
import { enterPortal } from './enterPortal.ts';
import { useSessionOtpMutation } from './useSessionOtpMutation.ts';

interface MagicLogin {
  /** The code of the refusal, for the page to word. */
  failed: string | null;
  /** The call itself failed, so the link may well be good. */
  error: unknown;
  retry: () => void;
}

/**
 * Uses a one-time link once and goes in, to `destination` or where the link itself leads. What went
 * wrong is said on the page, and only there.
 */
export function useMagicLogin(token: string, destination: string | null = null): MagicLogin {
  const queryClient = useQueryClient();
  const way = useWay();
  const { t } = useTranslation();
  const used = useRef('');
  const [round, setRound] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    const key = `${round} ${token}`;
    if (used.current === key) return;
    used.current = key;
    setError(null);
    execute(useSessionOtpMutation, { input: { token } })
      .then(async ({ useSessionOtp: payload }) => {
        if (!payload?.token) return setFailed(payload?.errors[0]?.code ?? 'INVALID_TOKEN');
        toast.success(t('magicDone'));
        const headed = destination ?? payload.deepLink;
        await enterPortal(queryClient, way, payload.token, headed);
      })
      .catch(setError);
  }, [round, token, destination, queryClient, way, t]);
  return { failed, error, retry: () => setRound((last) => last + 1) };
}
