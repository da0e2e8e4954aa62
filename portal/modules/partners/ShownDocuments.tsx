import type { ReactNode } from 'react';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import { Money } from '../../ui/money/Money.tsx';
import { useMessages, useWords } from '../../ui/texts.ts';
import { formatDay } from '../../ui/time/isoTime.ts';
import type { OwnEnrollment } from './ownEnrollmentsQuery.ts';
import styles from './Partners.module.css';

/** The rows the team reads, all of each: invoices, and credit notes to them. */
export function ShownDocuments({ enrollment }: { enrollment: OwnEnrollment }) {
  const { t, language } = useMessages('partners');
  const words = useWords();
  const { invoices, creditNotes } = enrollment;
  const day = (value: string) => formatDay(value, language);
  const field = (name: string) => words.field(`partnered_invoices.${name}`).label;
  return (
    <section className={styles.shown}>
      <h3 className={styles.heading}>{t('held.shows')}</h3>
      {invoices.length === 0 && <p>{t('held.nothing')}</p>}
      <ul className={styles.rows}>
        {invoices.map((one) => (
          <ShownDocument key={one.id} document={one}>
            <span>{words.value('InvoiceStatus', one.status).label}</span>
            <span> · </span>
            <span>{field('invoicedOn')}</span> <span>{day(one.invoicedOn)}</span>
            <span> · </span>
            <span>{field('dueOn')}</span> <span>{day(one.dueOn)}</span>
          </ShownDocument>
        ))}
        {creditNotes.map((one) => (
          <ShownDocument key={one.id} document={one} isCredit>
            <span>{words.noun('credit_notes').one}</span>{' '}
            <span>{messageWith(t, 'held.credits', { number: one.invoiceDocumentNumber })}</span>
            <span> ·</span> <span>{words.value('CreditNoteStatus', one.status).label}</span>
            <span> · </span>
            <span>{day(one.creditedOn)}</span>
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
  const signed = (minor: number) => (isCredit ? -minor : minor);
  return (
    <li className={styles.row}>
      <span className={styles.main}>
        <span translate="no">{documentNumber}</span>
        <span> · </span>
        <span translate="no">{clientName}</span>
      </span>
      <Money amount={signed(amount)} currency={currency} />
      <span className={styles.more}>{children}</span>
      <span className={styles.more}>
        <span>{words.field('partnered_invoices.vat').label}</span>{' '}
        <Money amount={signed(vat)} currency={currency} />
      </span>
    </li>
  );
}
