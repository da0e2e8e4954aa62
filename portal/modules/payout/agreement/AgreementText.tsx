import { useTranslation } from 'react-i18next';
import { formatDecimal } from '../../../ui/money/formatDecimal.ts';
import styles from './Agreement.module.css';
import type { Agreement } from './Agreement.ts';

interface Props {
  agreement: Agreement;
  kind: 'INDIVIDUAL' | 'ORGANIZATION';
  /** Who agrees, where that is known already. */
  name?: string;
}

const sections = {
  INDIVIDUAL: ['parties', 'work', 'pay', 'vat', 'payout', 'sick', 'end'],
  ORGANIZATION: ['parties', 'work', 'pay', 'vat', 'payout', 'end'],
} as const;

/** The agreement itself, with the rates of today in it. */
export function AgreementText({ agreement, kind, name }: Props) {
  const { t, i18n } = useTranslation('payout');
  const percent = (value: string | null) => formatDecimal(value, i18n.language);
  const figures = {
    name: name || t('agreement.you'),
    fee: percent(agreement.platformFeePercent),
    employer: percent(agreement.employerTaxPercent),
    vat: percent(agreement.vatPercent),
    day: agreement.sickPayFromDay,
  };
  return (
    <div className={styles.text}>
      <ol className={styles.sections}>
        {sections[kind].map((section) => (
          <li key={section}>
            <strong>{t(`agreement.${kind}.${section}.title`)}</strong>
            <p>{t(`agreement.${kind}.${section}.text`, figures)}</p>
          </li>
        ))}
      </ol>
      <p className={styles.version}>{t('agreement.version', { version: agreement.version })}</p>
    </div>
  );
}
