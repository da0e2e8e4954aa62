import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../../../app/forms/CheckField.tsx';
import { FormStack } from '../../../app/forms/FormStack.tsx';
import { useDraftForm } from '../../../app/forms/useDraftForm.ts';
import { toast } from '../../../app/toasts/toast.ts';
import { useMutate } from '../../../app/toasts/useMutate.ts';
import { Popup } from '../../../ui/popups/Popup.tsx';
import { BankAccountFields } from './BankAccountFields.tsx';
import { bankAccountAttributes } from './bankAccountAttributes.ts';
import { createBankAccountMutation } from './createBankAccountMutation.ts';

interface Props {
  profile: { id: string; displayName: string; freelanceType: 'INDIVIDUAL' | 'ORGANIZATION' };
  opened: boolean;
  onClose: () => void;
}

const initial = { accountNumber: '', currency: 'NOK', swiftCode: '', default: 'yes' };

/** A short form for one more account. */
export function AddBankAccount({ profile, opened, onClose }: Props) {
  const { t } = useTranslation('payout');
  const queryClient = useQueryClient();
  const form = useDraftForm(`bank-account-${profile.id}`, initial);
  const [create, pending] = useMutate(createBankAccountMutation);
  const submit = async () => {
    const attributes = {
      ...bankAccountAttributes(form.values, ''),
      default: form.values.default === 'yes',
    };
    const payload = await create({ input: { freelanceProfileId: profile.id, attributes } });
    if (!payload) return;
    if (payload.errors.length > 0) return form.refuse(payload.errors);
    form.forget();
    onClose();
    toast.success(t('account.added'));
    await queryClient.invalidateQueries();
  };
  return (
    <Popup
      opened={opened}
      onClose={onClose}
      title={t('account.addTitle', { name: profile.displayName })}
    >
      <FormStack onSubmit={() => void submit()}>
        <BankAccountFields
          form={form}
          prefix=""
          anyCurrency={profile.freelanceType === 'ORGANIZATION'}
        />
        <CheckField form={form} name="default" label={t('account.useAsDefault')} />
        <Button type="submit" loading={pending}>
          {t('card.addAccount')}
        </Button>
      </FormStack>
    </Popup>
  );
}
