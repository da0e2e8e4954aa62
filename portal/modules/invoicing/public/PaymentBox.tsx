import { copyText } from '#portal/app/toasts/copyText.ts';
import { CopyValue } from '#portal/ui/layout/CopyValue.tsx';
import { QrCode } from '#portal/ui/layout/QrCode.tsx';
import { moneyText, THIN_SPACE } from '#portal/ui/money/Money.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { formatDay } from '#portal/ui/time/isoTime.ts';
import { formatIdentifier } from '#shared/format-identifier.ts';
import { PdfButton } from './PdfButton.tsx';
import styles from './Public.module.css';
import type { PublicInvoiceData } from './publicInvoiceQuery.ts';

interface Props {
  invoice: PublicInvoiceData;
  /** The page that the code opens on a phone. */
  path: string;
}

/** The payment details for the bank, each with a copy button, and a QR code for the phone. */
export function PaymentBox({ invoice, path }: Props) {
  const { t, language } = useMessages('invoicing/public');
  const words = useWords('invoicing');
  const address = new URL(path, location.origin).href;
  const total = moneyText(invoice.remaining, language);
  const values = [
    {
      name: 'account',
      what: t('value.account'),
      shown: formatIdentifier.bankAccount(invoice.bankAccountNumber),
      copied: invoice.bankAccountNumber,
    },
    {
      name: 'kid',
      what: words.field('invoices.kid').label,
      shown: formatIdentifier.kid(invoice.kid),
      copied: invoice.kid,
    },
    {
      name: 'amount',
      what: t('total'),
      shown: total,
      copied: total.replaceAll(THIN_SPACE, ''),
    },
    {
      name: 'dueOn',
      what: words.field('invoices.dueOn').label,
      shown: formatDay(invoice.dueOn, language),
      copied: null,
    },
    ...(invoice.iban
      ? [
          {
            name: 'iban',
            what: t('value.iban'),
            shown: formatIdentifier.iban(invoice.iban),
            copied: invoice.iban,
          },
        ]
      : []),
  ];
  return (
    <section className={styles.payment} aria-labelledby="how-to-pay">
      <h2 className={styles.paymentTitle} id="how-to-pay">
        {t('pay')}
      </h2>
      <dl className={styles.values}>
        {values.map(({ name, what, shown, copied }) => (
          <div key={name} className={styles.value}>
            <dt>{what}</dt>
            <dd>
              {copied ? (
                <CopyValue shown={shown} what={what} onCopy={() => void copyText(copied)} />
              ) : (
                shown
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.code}>
        <QrCode text={address} label={t('code')} />
        <p>{t('codeText')}</p>
      </div>
      <PdfButton path={invoice.pdfPath} />
    </section>
  );
}

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
