import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatIdentifier } from '../../../../ground/format-identifier.ts';
import type { FormState } from '../FormState.ts';
import { useFieldError } from '../useFieldError.ts';
import styles from './Companies.module.css';

interface Props {
  form: FormState;
  /** What the form calls the two fields. */
  names: { name: string; number: string };
}

/** What the register says of a company: read, not written. */
export function RegisteredCompany({ form, names }: Props) {
  const { t } = useTranslation();
  const error = useFieldError(form, names.number, t('company.number'));
  const { values } = form;
  const place = [values['address.postalCode'], values['address.city']].filter(Boolean).join(' ');
  const address = [values['address.line1'], values['address.line2'], place].filter(Boolean);
  const number = formatIdentifier.organizationNumber(values[names.number] ?? '');
  return (
    <section className={styles.company} aria-label={t('company.registered')}>
      <p className={styles.companyName}>{values[names.name]}</p>
      <p className={styles.resultMeta}>{t('company.numberIs', { number })}</p>
      <p className={styles.resultMeta}>{address.join(', ')}</p>
      <p className={styles.source}>
        <IconLock size={14} aria-hidden="true" /> {t('company.registered')}
      </p>
      {error && (
        <p className={styles.warning} role="alert">
          {error}
        </p>
      )}
      {/* Where a refusal of the number belongs. */}
      <input type="hidden" name={names.number} value={values[names.number] ?? ''} />
    </section>
  );
}
