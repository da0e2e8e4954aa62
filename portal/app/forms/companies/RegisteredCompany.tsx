import { IconLock } from '@tabler/icons-react';
import { useMessages } from '#portal/ui/texts.ts';
import { formatIdentifier } from '#shared/format-identifier.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import styles from './Companies.module.css';
import type { Company } from './CompanySearch.tsx';

interface Props {
  name: string;
  number: string;
  address: Company['address'];
  /** The path at which a refusal of the organization number is shown. */
  path: string;
  error: string | undefined;
}

/** A company's details from the register, read-only. */
export function RegisteredCompany({ name, number, address, path, error }: Props) {
  const { t } = useMessages('app/forms');
  const place = [address?.postalCode, address?.city].filter(Boolean).join(' ');
  const lines = [address?.line1, address?.line2, place].filter(Boolean);
  const shown = formatIdentifier.organizationNumber(number);
  return (
    <section
      className={styles.company}
      aria-label={t('company.registered')}
      data-path={path}
      tabIndex={-1}
    >
      <p className={styles.companyName} translate="no">
        {name}
      </p>
      <p className={styles.resultMeta}>{messageWith(t, 'company.numberIs', { number: shown })}</p>
      <p className={styles.resultMeta}>{lines.join(', ')}</p>
      <p className={styles.source}>
        <IconLock size={14} aria-hidden="true" /> <span>{t('company.registered')}</span>
      </p>
      {error && (
        <p className={styles.warning} role="alert">
          {error}
        </p>
      )}
    </section>
  );
}
