import type { ReactNode } from 'react';
import { AppLink, useHref } from '../../app/routing/AppLink.tsx';
import { Money } from '../../ui/money/Money.tsx';
import { useMessages } from '../../ui/texts.ts';
import styles from './Dashboard.module.css';

interface Props {
  invoice: {
    clientName: string | null;
    documentNumber: string | null;
    currency: string;
    total: number;
  };
  path: string;
  /** The facts of the invoice shown in this list. */
  children: ReactNode;
}

/** An invoice in a line, which leads to where one goes on with it. */
export function InvoiceLine({ invoice, path, children }: Props) {
  const { t } = useMessages('dashboard');
  const href = useHref();
  return (
    <li>
      <AppLink href={href(path)} className={styles.line}>
        <span className={styles.lineName}>
          {invoice.clientName ? (
            <span translate="no">{invoice.clientName}</span>
          ) : (
            <span>{t('noClient')}</span>
          )}
          {invoice.documentNumber && (
            <span className={styles.lineNumber} translate="no">
              {invoice.documentNumber}
            </span>
          )}
        </span>
        <span className={styles.lineAmount}>
          <Money amount={invoice.total} currency={invoice.currency} />
        </span>
        <span className={styles.lineState}>{children}</span>
      </AppLink>
    </li>
  );
}
