import { useTranslation } from 'react-i18next';
import type { FormState } from '../../app/forms/FormState.ts';
import { SelectField } from '../../app/forms/SelectField.tsx';
import { TextField } from '../../app/forms/TextField.tsx';
import { teamTags } from './teamTags.ts';

/** What is asked about the team itself. */
export function TeamFields({ form }: { form: FormState }) {
  const { t } = useTranslation('identity');
  const data = teamTags.map((tag) => ({ value: tag, label: t(`tag.${tag}`) }));
  return (
    <>
      <TextField
        form={form}
        name="team.name"
        label={t('new.teamName')}
        autoComplete="organization"
      />
      <SelectField form={form} name="team.tag" label={t('new.tag')} data={data} />
      <TextField
        form={form}
        name="team.organizationNumber"
        label={t('new.organizationNumber')}
        description={t('new.organizationNumberHint')}
        inputMode="numeric"
      />
    </>
  );
}
