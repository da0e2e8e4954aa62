import { useTranslation } from 'react-i18next';
import { Money } from '../../ui/money/Money.tsx';
import { formatDay } from '../../ui/time/formatDay.ts';
import { useWords } from '../../ui/words/useWords.ts';
import type { OwnEnrollment } from './OwnEnrollmentsData.ts';
import styles from './Partners.module.css';

/** The rows the team reads, all of each. */
export function ShownInvoices({ invoices }: Pick<OwnEnrollment, 'invoices'>) {
  const { t, i18n } = useTranslation('partners');
  const words = useWords();
  const day = (value: string) => formatDay(value, i18n.language);
  const label = (field: string) => words.field(`partnered_invoices.${field}`).label;
  return (
    <section className={styles.shown}>
      <h3 className={styles.heading}>{t('held.shows')}</h3>
      {invoices.length === 0 && <p>{t('held.nothing')}</p>}
      <ul className={styles.rows}>
        {invoices.map((one) => (
          <li key={one.id} className={styles.row}>
            <span className={styles.main}>
              {one.documentNumber} · {one.clientName}
            </span>
            <Money amount={one.amount} currency={one.currency} />
            <span className={styles.more}>
              {words.value('InvoiceStatus', one.status).label} · {label('invoicedOn')}{' '}
              {day(one.invoicedOn)} · {label('dueOn')} {day(one.dueOn)}
            </span>
            <span className={styles.more}>
              {label('vat')} <Money amount={one.vat} currency={one.currency} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
