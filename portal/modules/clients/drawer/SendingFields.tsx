import { useTranslation } from 'react-i18next';
import type { FormState } from '../../../app/forms/FormState.ts';
import { SelectField } from '../../../app/forms/SelectField.tsx';
import { TextField } from '../../../app/forms/TextField.tsx';

interface Props {
  form: FormState;
  methods: ('EHF' | 'EMAIL' | 'NONE')[];
}

/** How the invoice reaches the client, in which language, under which number. */
export function SendingFields({ form, methods }: Props) {
  const { t } = useTranslation('clients');
  const choices = methods.map((value) => ({ value, label: t(`delivery.${value}`) }));
  return (
    <>
      <SelectField
        form={form}
        name="preferredDeliveryMethod"
        label={t('field.delivery')}
        {...(methods.includes('EHF') ? { description: t('field.deliveryHint') } : {})}
        data={[{ value: '', label: t('field.deliveryAuto') }, ...choices]}
      />
      <SelectField
        form={form}
        name="language"
        label={t('field.language')}
        data={[
          { value: 'NB', label: t('language.NB') },
          { value: 'EN', label: t('language.EN') },
        ]}
      />
      <TextField
        form={form}
        name="clientNumber"
        label={t('field.clientNumber')}
        description={t('field.clientNumberHint')}
        inputMode="numeric"
      />
    </>
  );
}
