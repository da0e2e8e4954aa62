import { useTranslation } from 'react-i18next';
import { formatDecimal } from '#portal/ui/money/formatMoney.ts';
import styles from './Agreement.module.css';
import type { Agreement } from './Agreement.ts';
import type { Agreed } from './useAgreed.ts';

interface Props {
  agreement: Agreement;
  kind: 'INDIVIDUAL' | 'ORGANIZATION';
  /** The name of the person who agrees, if known. */
  name?: string;
  /** The profile or invoice the agreement is about; an invoice keeps the rates it was submitted with. */
  agreed?: Agreed | null;
}

const sections = {
  INDIVIDUAL: ['parties', 'work', 'pay', 'vat', 'payout', 'sick', 'end'],
  ORGANIZATION: ['parties', 'work', 'pay', 'vat', 'payout', 'end'],
} as const;

/** The agreement itself, with the rates of today in it, or of the assignment it is read for. */
export function AgreementText({ agreement, kind, name, agreed = null }: Props) {
  const { t, i18n } = useTranslation('payout/agreement');
  const percent = (value: string | null) => formatDecimal(value, i18n.language);
  const figures = {
    name: agreed?.profile.displayName || name || t('you'),
    fee: percent(agreed?.invoice?.platformFee ?? agreement.platformFeePercent),
    employer: percent(agreed?.invoice?.employerTax ?? agreement.employerTaxPercent),
    vat: percent(agreement.vatPercent),
    day: agreement.sickPayFromDay,
  };
  return (
    <div className={styles.text}>
      <ol className={styles.sections}>
        {sections[kind].map((section) => (
          <li key={section}>
            <strong>{t(`${kind}.${section}.title`)}</strong>
            <p>{t(`${kind}.${section}.text`, figures)}</p>
          </li>
        ))}
      </ol>
      <p className={styles.version}>{t('version', { version: agreement.version })}</p>
    </div>
  );
}
