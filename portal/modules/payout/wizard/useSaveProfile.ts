import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FormState } from '../../../app/forms/FormState.ts';
import { useGo } from '../../../app/routing/useGo.ts';
import { toast } from '../../../app/toasts/toast.ts';
import { useMutate } from '../../../app/toasts/useMutate.ts';
import { createFreelanceProfileMutation } from './createFreelanceProfileMutation.ts';
import { profileAttributes } from './profileAttributes.ts';
import { updateFreelanceProfileMutation } from './updateFreelanceProfileMutation.ts';

/** Saves the profile, new or changed, and goes where it is then seen. */
export function useSaveProfile(
  id: string,
  form: FormState,
  agreementVersion: string | null,
): [() => Promise<void>, boolean] {
  const { t } = useTranslation('payout');
  const go = useGo();
  const queryClient = useQueryClient();
  const [create, creating] = useMutate(createFreelanceProfileMutation);
  const [update, updating] = useMutate(updateFreelanceProfileMutation);
  const save = async () => {
    const attributes = {
      ...profileAttributes(form.values, id === ''),
      ...(agreementVersion ? { agreementVersion } : {}),
    };
    const payload = id
      ? await update({ input: { id, attributes } })
      : await create({ input: { attributes } });
    if (!payload) return;
    if (payload.errors.length > 0) return form.refuse(payload.errors);
    form.forget();
    toast.success(t('wizard.done'));
    await queryClient.invalidateQueries();
    await go('account/settings/payout-settings');
  };
  return [save, creating || updating];
}
