import { useTranslation } from 'react-i18next';
import { AddressFields } from '../../../app/forms/AddressFields.tsx';
import type { FormState } from '../../../app/forms/FormState.ts';
import { TextField } from '../../../app/forms/TextField.tsx';
import { useWords } from '../../../ui/words/useWords.ts';
import { SendingFields } from './SendingFields.tsx';

/** What is needed to invoice a person. */
export function IndividualFields({ form }: { form: FormState }) {
  const { t } = useTranslation('clients');
  const words = useWords();
  return (
    <>
      <TextField
        form={form}
        name="name"
        knownAs="fullName"
        label={t('drawer.fullName')}
        autoComplete="off"
      />
      <TextField
        form={form}
        name="email"
        type="email"
        label={words.field('clients.email').short}
        autoComplete="off"
      />
      <TextField
        form={form}
        name="phone"
        type="tel"
        label={words.field('clients.phone').label}
        autoComplete="off"
      />
      <AddressFields form={form} />
      <SendingFields form={form} methods={['EMAIL', 'NONE']} />
    </>
  );
}
