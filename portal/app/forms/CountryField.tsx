import { useTranslation } from 'react-i18next';
import type { FormState } from './FormState.ts';
import { SelectField } from './SelectField.tsx';
import { useCountries } from './useCountries.ts';

interface Props {
  form: FormState;
  name: string;
}

/** A country by its name, in a form. */
export function CountryField({ form, name }: Props) {
  const { t } = useTranslation();
  return (
    <SelectField
      form={form}
      name={name}
      label={t('address.country')}
      autoComplete="country"
      data={useCountries()}
    />
  );
}
