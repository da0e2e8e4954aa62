import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals } from '#portal/app/toasts/toastRefusals.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { confirmation } from '#portal/ui/popups/confirmation.ts';
import { useWords } from '#portal/ui/words/useWords.ts';

/** Takes the picture from the account acted in. */
const destroySymbolMutation = graphql(`
  mutation DestroyAccountSymbol($input: DestroyAccountSymbolInput!) {
    destroyAccountSymbol(input: $input) {
      account { id symbolDisplayPath }
      errors { code path }
    }
  }
`);

/** Takes the logo from the team. */
const destroyLogoMutation = graphql(`
  mutation DestroyAccountLogo($input: DestroyAccountLogoInput!) {
    destroyAccountLogo(input: $input) {
      account { id logo { id } }
      errors { code path }
    }
  }
`);

/** Removes the picture after a confirmation. */
export function useRemovePicture(
  account: { updatedAt: string; accountType: string },
  kind: 'symbol' | 'logo',
  onDone: () => void,
): () => void {
  const { t } = useTranslation('ui');
  const words = useWords();
  const queryClient = useQueryClient();
  const [destroySymbol] = useMutate(destroySymbolMutation);
  const [destroyLogo] = useMutate(destroyLogoMutation);
  const action = words.action(kind === 'symbol' ? 'destroyAccountSymbol' : 'destroyAccountLogo');
  const remove = async () => {
    const { updatedAt } = account;
    const input = { personal: account.accountType === 'PERSONAL', updatedAt };
    const payload = await (kind === 'symbol' ? destroySymbol({ input }) : destroyLogo({ input }));
    if (!payload) return;
    if (payload.errors.length > 0) return toastRefusals(payload.errors);
    toast.success(action.success);
    onDone();
    await queryClient.invalidateQueries();
  };
  return () =>
    confirmation.ask({
      title: action.title,
      children: action.description,
      labels: { confirm: action.submit, cancel: t('cancel') },
      confirmProps: { color: 'red' },
      onConfirm: () => void remove(),
    });
}
