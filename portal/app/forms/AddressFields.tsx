import { useTranslation } from 'react-i18next';
import styles from './AddressFields.module.css';
import { CountryField } from './CountryField.tsx';
import type { FormState } from './FormState.ts';
import { TextField } from './TextField.tsx';

interface Props {
  form: FormState;
  /** Registered addresses are read, not written. */
  locked?: boolean;
}

/** A postal address under `address.*`. */
export function AddressFields({ form, locked = false }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        form={form}
        name="address.line1"
        label={t('address.line1')}
        autoComplete="address-line1"
        disabled={locked}
      />
      <div className={styles.row}>
        <TextField
          form={form}
          name="address.postalCode"
          label={t('address.postalCode')}
          autoComplete="postal-code"
          inputMode="numeric"
          disabled={locked}
        />
        <TextField
          form={form}
          name="address.city"
          label={t('address.city')}
          autoComplete="address-level2"
          disabled={locked}
        />
      </div>
      <CountryField form={form} name="address.country" locked={locked} />
    </>
  );
}
