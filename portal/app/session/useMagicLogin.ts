import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { execute } from '../../graphql/execute.ts';
import { toast } from '../toasts/toast.tsx';
import { toastFailure } from '../toasts/toastFailure.ts';
import { toastRefusals } from '../toasts/toastRefusals.ts';
import { enterPortal } from './enterPortal.ts';
import { useSessionOtpMutation } from './useSessionOtpMutation.ts';

/** Uses a one-time link once and goes in. `failed` is the code of the refusal. */
export function useMagicLogin(token: string): { failed: string | null } {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { t } = useTranslation();
  const used = useRef('');
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    if (used.current === token) return;
    used.current = token;
    execute(useSessionOtpMutation, { input: { token } })
      .then(async ({ useSessionOtp: payload }) => {
        if (payload?.token) {
          toast.success(t('magicDone'));
          return enterPortal(queryClient, router, payload.token, payload.deepLink);
        }
        toastRefusals(payload?.errors ?? []);
        setFailed(payload?.errors[0]?.code ?? 'INVALID_TOKEN');
      })
      .catch((error) => {
        toastFailure(error);
        setFailed('INVALID_TOKEN');
      });
  }, [token, queryClient, router, t]);
  return { failed };
}
