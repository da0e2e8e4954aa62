import { useTranslation } from 'react-i18next';
import { SelectField } from '../../app/forms/SelectField.tsx';
import { TextField } from '../../app/forms/TextField.tsx';
import type { FormState } from '../../app/forms/useDraftForm.ts';
import { useWords } from '../../ui/words/useWords.ts';
import { teamTags } from './teamTags.ts';

/** The fields about the team itself. */
export function TeamFields({ form }: { form: FormState }) {
  const { t } = useTranslation('identity');
  const words = useWords('accounts');
  const data = teamTags.map((tag) => ({ value: tag, label: words.value('AccountTag', tag).label }));
  return (
    <>
      <TextField
        form={form}
        name="team.name"
        label={words.field('accounts.name').label}
        autoComplete="organization"
      />
      <SelectField
        form={form}
        name="team.tag"
        label={words.field('accounts.tag').label}
        data={data}
      />
      <TextField
        form={form}
        name="team.organizationNumber"
        label={words.field('accounts.organizationNumber').label}
        description={t('new.organizationNumberHint')}
        inputMode="numeric"
      />
    </>
  );
}
