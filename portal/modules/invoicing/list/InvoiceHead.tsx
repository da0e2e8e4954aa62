import { useTranslation } from 'react-i18next';
import styles from '../../../ui/list/List.module.css';
import { SortHead } from '../../../ui/list/SortHead.tsx';
import type { InvoiceSort } from './invoiceSearch.ts';

interface Props {
  kind: 'invoices' | 'drafts';
  sort: InvoiceSort;
  onSort: (sort: string) => void;
  canRemove: boolean;
}

/** The heads of the columns; those the server can sort by are buttons. */
export function InvoiceHead({ kind, sort, onSort, canRemove }: Props) {
  const { t } = useTranslation('invoicing');
  const date = kind === 'drafts' ? 'CREATED_AT' : 'SUBMITTED_AT';
  return (
    <thead>
      <tr>
        <SortHead name="CLIENT_NAME" label={t('column.client')} sort={sort} onSort={onSort} />
        {kind === 'invoices' && (
          <SortHead name="INVOICE_NUMBER" label={t('column.number')} sort={sort} onSort={onSort} />
        )}
        <SortHead name={date} label={t(`column.${date}`)} sort={sort} onSort={onSort} />
        {kind === 'invoices' && <th scope="col">{t('column.status')}</th>}
        {kind === 'invoices' && <th scope="col">{t('column.due')}</th>}
        <SortHead name="AMOUNT" label={t('column.amount')} sort={sort} onSort={onSort} end />
        {canRemove && (
          <th scope="col">
            <span className={styles.hidden}>{t('action.remove')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
