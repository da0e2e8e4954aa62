import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../ui/money/Money.tsx';
import { formatDay } from '../../ui/time/formatDay.ts';
import { useWords } from '../../ui/words/useWords.ts';
import type { OwnEnrollment } from './OwnEnrollmentsData.ts';
import styles from './Partners.module.css';

/** The rows the team reads, all of each: invoices, and credit notes to them. */
export function ShownDocuments({ enrollment }: { enrollment: OwnEnrollment }) {
  const { t, i18n } = useTranslation('partners');
  const words = useWords();
  const { invoices, creditNotes } = enrollment;
  const day = (value: string) => formatDay(value, i18n.language);
  const field = (name: string) => words.field(`partnered_invoices.${name}`).label;
  return (
    <section className={styles.shown}>
      <h3 className={styles.heading}>{t('held.shows')}</h3>
      {invoices.length === 0 && <p>{t('held.nothing')}</p>}
      <ul className={styles.rows}>
        {invoices.map((one) => (
          <ShownDocument key={one.id} document={one}>
            {words.value('InvoiceStatus', one.status).label} · {field('invoicedOn')}{' '}
            {day(one.invoicedOn)} · {field('dueOn')} {day(one.dueOn)}
          </ShownDocument>
        ))}
        {creditNotes.map((one) => (
          <ShownDocument key={one.id} document={one} isCredit>
            {words.noun('credit_notes').one}{' '}
            {t('held.credits', { number: one.invoiceDocumentNumber })} ·{' '}
            {words.value('CreditNoteStatus', one.status).label} · {day(one.creditedOn)}
          </ShownDocument>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  document: OwnEnrollment['invoices'][number] | OwnEnrollment['creditNotes'][number];
  isCredit?: boolean;
  children: ReactNode;
}

function ShownDocument({ document, isCredit = false, children }: Props) {
  const words = useWords();
  const { documentNumber, clientName, amount, vat, currency } = document;
  const said = (minor: number) => (isCredit ? -minor : minor);
  return (
    <li className={styles.row}>
      <span className={styles.main}>
        {documentNumber} · {clientName}
      </span>
      <Money amount={said(amount)} currency={currency} />
      <span className={styles.more}>{children}</span>
      <span className={styles.more}>
        {words.field('partnered_invoices.vat').label}{' '}
        <Money amount={said(vat)} currency={currency} />
      </span>
    </li>
  );
}
