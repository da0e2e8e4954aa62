import { useTranslation } from 'react-i18next';
import styles from './AddressFields.module.css';
import { CountryField } from './CountryField.tsx';
import type { FormState } from './FormState.ts';
import { TextField } from './TextField.tsx';

interface Props {
  form: FormState;
}

/** A postal address under `address.*`. */
export function AddressFields({ form }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        form={form}
        name="address.line1"
        label={t('address.line1')}
        autoComplete="address-line1"
      />
      <div className={styles.row}>
        <TextField
          form={form}
          name="address.postalCode"
          label={t('address.postalCode')}
          autoComplete="postal-code"
          inputMode="numeric"
        />
        <TextField
          form={form}
          name="address.city"
          label={t('address.city')}
          autoComplete="address-level2"
        />
      </div>
      <CountryField form={form} name="address.country" />
    </>
  );
}
