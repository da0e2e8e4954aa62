import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AddressFields } from '../../../app/forms/AddressFields.tsx';
import { CompanySearch } from '../../../app/forms/companies/CompanySearch.tsx';
import { RegisteredCompany } from '../../../app/forms/companies/RegisteredCompany.tsx';
import type { FormState } from '../../../app/forms/FormState.ts';
import { ReferencePeople } from '../../../app/forms/people/ReferencePeople.tsx';
import { TextField } from '../../../app/forms/TextField.tsx';
import { useWords } from '../../../ui/words/useWords.ts';
import { SendingFields } from './SendingFields.tsx';
import { usePickCompany } from './usePickCompany.ts';

interface Props {
  form: FormState;
  isNew: boolean;
  freelanceProfileId: string;
  onExisting: (id: string) => void;
}

/** A company: found in the register and then locked, or written by hand. */
export function CompanyFields({ form, isNew, freelanceProfileId, onExisting }: Props) {
  const { t } = useTranslation('clients');
  const words = useWords();
  const friendly = words.field('clients.friendlyName');
  const email = words.field('clients.email');
  const registered = form.values.nationalRegisterCheck === 'yes';
  const manual = form.values.manual === 'yes';
  const pick = usePickCompany(form, freelanceProfileId, onExisting);
  const startOver = (byHand: boolean) =>
    form.fill({
      name: '',
      orgNumber: '',
      nationalRegisterCheck: '',
      manual: byHand ? 'yes' : '',
      'address.line1': '',
      'address.postalCode': '',
      'address.city': '',
      'address.county': '',
      'address.country': byHand ? '' : 'NO',
    });
  if (isNew && !registered && !manual) {
    return (
      <CompanySearch
        consequence={t('cannotInvoice')}
        onPick={(company) => void pick(company)}
        onManual={() => startOver(true)}
      />
    );
  }
  return (
    <>
      {isNew && (
        <Button variant="subtle" size="sm" onClick={() => startOver(false)}>
          {t('app:company.searchAgain')}
        </Button>
      )}
      {registered ? (
        <RegisteredCompany form={form} names={{ name: 'name', number: 'orgNumber' }} />
      ) : (
        <>
          <TextField form={form} name="name" label={words.field('clients.name').label} />
          <TextField
            form={form}
            name="orgNumber"
            label={words.field('clients.orgNumber').label}
            inputMode="numeric"
          />
          <AddressFields form={form} />
        </>
      )}
      <TextField
        form={form}
        name="friendlyName"
        label={friendly.label}
        description={friendly.help}
      />
      <TextField
        form={form}
        name="email"
        type="email"
        label={email.label}
        description={email.help}
        autoComplete="off"
      />
      <SendingFields form={form} methods={['EHF', 'EMAIL', 'NONE']} />
      <ReferencePeople form={form} lead={t('peopleLead')} />
    </>
  );
}
