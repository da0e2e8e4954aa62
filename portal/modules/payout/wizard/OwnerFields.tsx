import { useTranslation } from 'react-i18next';
import { FieldStack } from '../../../app/forms/FieldStack.tsx';
import type { FormState } from '../../../app/forms/FormState.ts';
import { TextField } from '../../../app/forms/TextField.tsx';
import { OrganizationFields } from './OrganizationFields.tsx';

interface Props {
  form: FormState;
  isNew: boolean;
}

/** The person or the organisation that is paid. */
export function OwnerFields({ form, isNew }: Props) {
  const { t } = useTranslation('payout');
  if (form.values.freelanceType === 'ORGANIZATION') {
    return <OrganizationFields form={form} isNew={isNew} />;
  }
  return (
    <FieldStack>
      <TextField
        form={form}
        name="firstName"
        label={t('wizard.firstName')}
        autoComplete="given-name"
      />
      <TextField
        form={form}
        name="lastName"
        label={t('wizard.lastName')}
        autoComplete="family-name"
      />
      {isNew && (
        <TextField
          form={form}
          name="personalNumber"
          label={t('wizard.personalNumber')}
          description={t('wizard.personalNumberHint')}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <TextField
        form={form}
        name="salaryTaxPercent"
        label={t('wizard.tax')}
        description={t('wizard.taxHint')}
        inputMode="decimal"
        end="%"
      />
    </FieldStack>
  );
}
