import { Button, SegmentedControl } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressFields } from '../../../app/forms/AddressFields.tsx';
import { FieldStack } from '../../../app/forms/FieldStack.tsx';
import { FormStack } from '../../../app/forms/FormStack.tsx';
import { useDraftForm } from '../../../app/forms/useDraftForm.ts';
import { useGo } from '../../../app/routing/useGo.ts';
import { toast } from '../../../app/toasts/toast.tsx';
import { useMutate } from '../../../app/toasts/useMutate.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { BankAccountFields } from '../banking/BankAccountFields.tsx';
import { createFreelanceProfileMutation } from './createFreelanceProfileMutation.ts';
import { OwnerFields } from './OwnerFields.tsx';
import { profileAttributes } from './profileAttributes.ts';
import { updateFreelanceProfileMutation } from './updateFreelanceProfileMutation.ts';

interface Props {
  id: string;
  initial: Record<string, string>;
  team: boolean;
}

const options = { secrets: ['personalNumber'] };

/** Who is paid, where they live, and into which account. */
export function ProfileForm({ id, initial: given, team }: Props) {
  const { t } = useTranslation('payout');
  const go = useGo();
  const queryClient = useQueryClient();
  const [initial] = useState(given);
  const form = useDraftForm(`profile-${id || 'new'}`, initial, options);
  const [create, creating] = useMutate(createFreelanceProfileMutation);
  const [update, updating] = useMutate(updateFreelanceProfileMutation);
  const organization = form.values.freelanceType === 'ORGANIZATION';
  const submit = async () => {
    const attributes = profileAttributes(form.values, id === '');
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
  return (
    <FormStack onSubmit={() => void submit()}>
      {!id && !team && (
        <SegmentedControl
          value={form.values.freelanceType ?? 'INDIVIDUAL'}
          onChange={(value) => form.set('freelanceType', value)}
          data={[
            { value: 'INDIVIDUAL', label: t('wizard.individual') },
            { value: 'ORGANIZATION', label: t('wizard.organization') },
          ]}
          aria-label={t('wizard.kind')}
        />
      )}
      <Card
        title={t(organization ? 'wizard.whoOrganization' : 'wizard.whoIndividual')}
        lead={t(organization ? 'wizard.organizationLead' : 'wizard.individualLead')}
      >
        <OwnerFields form={form} isNew={id === ''} />
      </Card>
      <Card title={t('wizard.address')}>
        <FieldStack>
          <AddressFields form={form} />
        </FieldStack>
      </Card>
      {!id && (
        <Card title={t('wizard.account')} lead={t('wizard.accountLead')}>
          <FieldStack>
            <BankAccountFields form={form} prefix="bankAccount." anyCurrency={organization} />
          </FieldStack>
        </Card>
      )}
      <Button type="submit" loading={creating || updating} size="lg">
        {t(id ? 'wizard.save' : 'wizard.submit')}
      </Button>
    </FormStack>
  );
}
