import { useTranslation } from 'react-i18next';
import { FieldStack } from '../../../app/forms/FieldStack.tsx';
import type { FormState } from '../../../app/forms/FormState.ts';
import { ReferencePeople } from '../../../app/forms/people/ReferencePeople.tsx';
import { TextField } from '../../../app/forms/TextField.tsx';

/** What the profile's invoices say besides the rest: where their numbers begin, whom to ask. */
export function InvoicingFields({ form }: { form: FormState }) {
  const { t } = useTranslation('payout');
  return (
    <FieldStack>
      <TextField
        form={form}
        name="invoiceStartingNumber"
        label={t('wizard.startingNumber')}
        description={t('wizard.startingNumberHint')}
        inputMode="numeric"
      />
      <ReferencePeople form={form} lead={t('wizard.peopleLead')} />
    </FieldStack>
  );
}
