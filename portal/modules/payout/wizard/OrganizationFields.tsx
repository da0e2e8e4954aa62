import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CompanySearch } from '../../../app/forms/companies/CompanySearch.tsx';
import { RegisteredCompany } from '../../../app/forms/companies/RegisteredCompany.tsx';
import { FieldStack } from '../../../app/forms/FieldStack.tsx';
import type { FormState } from '../../../app/forms/FormState.ts';
import { TextField } from '../../../app/forms/TextField.tsx';
import { useFieldError } from '../../../app/forms/useFieldError.ts';
import { isSearching } from './isSearching.ts';
import { usePickOwner } from './usePickOwner.ts';

interface Props {
  form: FormState;
  isNew: boolean;
}

/** The organisation that is paid: found in the register and then locked, or written by hand. */
export function OrganizationFields({ form, isNew }: Props) {
  const { t } = useTranslation('payout');
  const pick = usePickOwner(form);
  const numberError = useFieldError(form, 'organizationNumber', t('wizard.organizationNumber'));
  const startOver = (byHand: boolean) =>
    form.fill({
      organizationName: '',
      organizationNumber: '',
      registered: '',
      manual: byHand ? 'yes' : '',
      'address.line1': '',
      'address.postalCode': '',
      'address.city': '',
      'address.country': byHand ? '' : 'NO',
    });
  if (isNew && isSearching(form.values)) {
    return (
      <CompanySearch
        consequence={t('wizard.cannotHave')}
        onPick={(company) => void pick(company)}
        onManual={() => startOver(true)}
      />
    );
  }
  return (
    <FieldStack>
      {isNew && (
        <Button variant="subtle" size="sm" onClick={() => startOver(false)}>
          {t('app:company.searchAgain')}
        </Button>
      )}
      {form.values.registered === 'yes' ? (
        <RegisteredCompany
          name={form.values.organizationName ?? ''}
          number={form.values.organizationNumber ?? ''}
          address={{
            line1: form.values['address.line1'] ?? '',
            line2: null,
            postalCode: form.values['address.postalCode'] ?? '',
            city: form.values['address.city'] ?? '',
            county: null,
            country: null,
          }}
          path="organizationNumber"
          error={numberError}
        />
      ) : (
        <>
          <TextField form={form} name="organizationName" label={t('wizard.organizationName')} />
          <TextField
            form={form}
            name="organizationNumber"
            label={t('wizard.organizationNumber')}
            description={t('wizard.organizationNumberHint')}
            inputMode="numeric"
            disabled={!isNew}
          />
        </>
      )}
    </FieldStack>
  );
}
