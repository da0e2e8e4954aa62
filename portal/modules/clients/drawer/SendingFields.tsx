import { useTranslation } from 'react-i18next';
import type { FormState } from '../../../app/forms/FormState.ts';
import { SelectField } from '../../../app/forms/SelectField.tsx';
import { TextField } from '../../../app/forms/TextField.tsx';
import { useWords } from '../../../ui/words/useWords.ts';
import { useSendingText } from '../useSendingText.ts';

interface Props {
  form: FormState;
  methods: ('EHF' | 'EMAIL' | 'NONE')[];
}

/** How the invoice reaches the client, in which language, under which number. */
export function SendingFields({ form, methods }: Props) {
  const { t } = useTranslation('clients');
  const words = useWords();
  const number = words.field('clients.clientNumber');
  const language = words.field('clients.language');
  const sendingText = useSendingText();
  const choices = methods.map((value) => ({ value, label: sendingText(value) }));
  return (
    <>
      <SelectField
        form={form}
        name="preferredDeliveryMethod"
        label={words.field('clients.preferredDeliveryMethod').label}
        {...(methods.includes('EHF') ? { description: t('delivery.hint') } : {})}
        data={[{ value: '', label: t('delivery.auto') }, ...choices]}
      />
      <SelectField
        form={form}
        name="language"
        label={language.label}
        data={['NB', 'EN'].map((value) => ({ value, label: words.value('Language', value).label }))}
      />
      <TextField
        form={form}
        name="clientNumber"
        label={number.label}
        description={number.help}
        inputMode="numeric"
      />
    </>
  );
}
