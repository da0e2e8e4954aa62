import styles from '#portal/ui/list/List.module.css';
import { SortHead } from '#portal/ui/list/SortHead.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import type { InvoiceSort } from './invoiceSearch.ts';

interface Props {
  kind: 'invoices' | 'drafts';
  sort: InvoiceSort;
  onSort: (sort: string) => void;
  canRemove: boolean;
}

/** The heads of the columns; those the server can sort by are buttons. */
export function InvoiceHead({ kind, sort, onSort, canRemove }: Props) {
  const { t } = useMessages('invoicing');
  const words = useWords();
  const called = (name: string) => words.field(`invoices.${name}`).short;
  const [date, day] =
    kind === 'drafts' ? ['CREATED_AT', 'createdAt'] : ['SUBMITTED_AT', 'submittedAt'];
  return (
    <thead>
      <tr>
        <SortHead
          name="CLIENT_NAME"
          label={words.noun('clients').one}
          sort={sort}
          onSort={onSort}
        />
        {kind === 'invoices' && (
          <SortHead
            name="INVOICE_NUMBER"
            label={called('documentNumber')}
            sort={sort}
            onSort={onSort}
          />
        )}
        <SortHead name={date} label={called(day)} sort={sort} onSort={onSort} />
        {kind === 'invoices' && <th scope="col">{called('status')}</th>}
        {kind === 'invoices' && <th scope="col">{called('dueOn')}</th>}
        <SortHead name="AMOUNT" label={called('claim')} sort={sort} onSort={onSort} end />
        {canRemove && (
          <th scope="col">
            <span className={styles.hidden}>{t('action.remove')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
