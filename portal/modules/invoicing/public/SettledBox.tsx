import { useMessages } from '#portal/ui/texts.ts';
import { PdfButton } from './PdfButton.tsx';
import styles from './Public.module.css';
import type { PublicInvoiceData } from './publicInvoiceQuery.ts';

/** In place of how to pay, where there is nothing to pay: no account, no code, only the document. */
export function SettledBox({ invoice }: { invoice: PublicInvoiceData }) {
  const { t } = useMessages('invoicing/public');
  return (
    <section className={styles.payment} aria-labelledby="settled">
      <h2 className={styles.paymentTitle} id="settled">
        {t(invoice.paidAmount > 0 ? 'settledPaid' : 'settledCredited')}
      </h2>
      <p>{t('nothing')}</p>
      <PdfButton path={invoice.pdfPath} />
    </section>
  );
}
