import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatIdentifier } from '../../../../ground/format-identifier.ts';
import type { FormState } from '../../../app/forms/FormState.ts';
import { useFieldError } from '../../../app/forms/useFieldError.ts';
import styles from './Drawer.module.css';

/** What the register says of a company: read, not written. */
export function RegisteredCompany({ form }: { form: FormState }) {
  const { t } = useTranslation('clients');
  const error = useFieldError(form, 'orgNumber', t('field.orgNumber'));
  const { name, orgNumber, ...values } = form.values;
  const place = [values['address.postalCode'], values['address.city']].filter(Boolean).join(' ');
  const address = [values['address.line1'], values['address.line2'], place].filter(Boolean);
  return (
    <section className={styles.company} aria-label={t('drawer.registered')}>
      <p className={styles.companyName}>{name}</p>
      <p className={styles.resultMeta}>
        {t('list.orgNumber', { number: formatIdentifier.organizationNumber(orgNumber ?? '') })}
      </p>
      <p className={styles.resultMeta}>{address.join(', ')}</p>
      <p className={styles.source}>
        <IconLock size={14} aria-hidden="true" /> {t('drawer.registered')}
      </p>
      {error && (
        <p className={styles.warning} role="alert">
          {error}
        </p>
      )}
    </section>
  );
}
