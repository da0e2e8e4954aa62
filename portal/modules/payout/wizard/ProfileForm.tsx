import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressFields } from '../../../app/forms/AddressFields.tsx';
import { FieldStack } from '../../../app/forms/FieldStack.tsx';
import { FormStack } from '../../../app/forms/FormStack.tsx';
import { useDraftForm } from '../../../app/forms/useDraftForm.ts';
import { OwnerOnly } from '../../../app/impersonation/OwnerOnly.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import type { Agreement } from '../agreement/Agreement.ts';
import { AgreementStep } from '../agreement/AgreementStep.tsx';
import { BankAccountFields } from '../banking/BankAccountFields.tsx';
import { InvoicingFields } from './InvoicingFields.tsx';
import { isSearching } from './isSearching.ts';
import { OwnerFields } from './OwnerFields.tsx';
import { useSaveProfile } from './useSaveProfile.ts';

interface Props {
  id: string;
  initial: Record<string, string>;
  team: boolean;
  /** What a new profile's owner agrees to; whoever has a profile has agreed already. */
  agreement: Agreement | null;
}

const options = { secrets: ['personalNumber'] };

/** Who is paid, where they live, into which account, and on which terms. */
export function ProfileForm({ id, initial: given, team, agreement }: Props) {
  const { t } = useTranslation('payout');
  const [initial] = useState(given);
  const form = useDraftForm(`profile-${id || 'new'}`, initial, options);
  const [readKind, setReadKind] = useState<string | null>(null);
  const kind = form.values.freelanceType === 'ORGANIZATION' ? 'ORGANIZATION' : 'INDIVIDUAL';
  const organization = kind === 'ORGANIZATION';
  const searching = id === '' && isSearching(form.values);
  const registered = organization && form.values.registered === 'yes';
  const agreed = agreement === null || readKind === kind;
  const [save, saving] = useSaveProfile(id, form, agreement && agreement.version);
  const { organizationName, firstName, lastName } = form.values;
  return (
    <FormStack onSubmit={() => void (agreed && save())} refused={form.others}>
      {!id && !team && (
        <SegmentedControl
          value={kind}
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
      {!searching && (
        <>
          {!registered && (
            <Card title={t('wizard.address')} {...(!organization && { lead: t('app:optional') })}>
              <FieldStack>
                <AddressFields form={form} />
              </FieldStack>
            </Card>
          )}
          {!id && (
            <Card title={t('wizard.account')} lead={t('wizard.accountLead')}>
              <FieldStack>
                <BankAccountFields form={form} prefix="bankAccount." anyCurrency={organization} />
              </FieldStack>
            </Card>
          )}
          <Card title={t('wizard.invoices')} lead={t('wizard.invoicesLead')}>
            <InvoicingFields form={form} />
          </Card>
          {agreement && (
            <AgreementStep
              agreement={agreement}
              kind={kind}
              name={
                (organization ? organizationName : [firstName, lastName].join(' ').trim()) ?? ''
              }
              read={agreed}
              onRead={() => setReadKind(kind)}
            />
          )}
          <OwnerOnly>
            <Button type="submit" loading={saving} disabled={!agreed} size="lg">
              {t(id ? 'wizard.save' : 'wizard.submit')}
            </Button>
          </OwnerOnly>
        </>
      )}
    </FormStack>
  );
}
