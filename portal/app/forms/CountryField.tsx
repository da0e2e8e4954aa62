import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countryCodes } from './countryCodes.ts';
import type { FormState } from './FormState.ts';
import { SelectField } from './SelectField.tsx';

interface Props {
  form: FormState;
  name: string;
}

const nordic = ['NO', 'SE', 'DK', 'FI'];

/** Every country by its name in the language, the four we serve first. */
export function CountryField({ form, name }: Props) {
  const { t, i18n } = useTranslation();
  const data = useMemo(() => {
    const names = new Intl.DisplayNames(i18n.language, { type: 'region' });
    const labelled = (value: string) => ({ value, label: names.of(value) ?? value });
    const rest = countryCodes
      .filter((code) => !nordic.includes(code))
      .map(labelled)
      .sort((a, b) => a.label.localeCompare(b.label, i18n.language));
    return [{ value: '', label: '' }, ...nordic.map(labelled), ...rest];
  }, [i18n.language]);
  return (
    <SelectField
      form={form}
      name={name}
      label={t('address.country')}
      autoComplete="country"
      data={data}
    />
  );
}
