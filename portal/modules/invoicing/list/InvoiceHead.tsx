import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { InvoiceSort } from './invoiceSearch.ts';
import styles from './List.module.css';

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
        <Head name="CLIENT_NAME" label={t('column.client')} sort={sort} onSort={onSort} />
        {kind === 'invoices' && (
          <Head name="INVOICE_NUMBER" label={t('column.number')} sort={sort} onSort={onSort} />
        )}
        <Head name={date} label={t(`column.${date}`)} sort={sort} onSort={onSort} />
        {kind === 'invoices' && <th scope="col">{t('column.status')}</th>}
        {kind === 'invoices' && <th scope="col">{t('column.due')}</th>}
        <Head name="AMOUNT" label={t('column.amount')} sort={sort} onSort={onSort} end />
        {canRemove && (
          <th scope="col">
            <span className={styles.hidden}>{t('action.remove')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface HeadProps {
  name: string;
  label: string;
  sort: string;
  onSort: (sort: string) => void;
  end?: boolean;
}

function Head({ name, label, sort, onSort, end }: HeadProps) {
  const up = sort === `${name}_ASC`;
  const down = sort === `${name}_DESC`;
  const Arrow = up ? IconArrowUp : down ? IconArrowDown : IconArrowsSort;
  return (
    <th
      scope="col"
      aria-sort={up ? 'ascending' : down ? 'descending' : 'none'}
      data-end={end || undefined}
    >
      <UnstyledButton
        className={styles.head}
        data-active={up || down || undefined}
        onClick={() => onSort(`${name}_${down ? 'ASC' : 'DESC'}`)}
      >
        {label}
        <Arrow size={14} aria-hidden="true" />
      </UnstyledButton>
    </th>
  );
}
