import { IconTrash } from '@tabler/icons-react';
import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import { graphql, type ResultOf } from '#portal/graphql/graphql.ts';
import { IconButton } from '#portal/ui/controls/Button.tsx';
import { Clipped } from '#portal/ui/list/Clipped.tsx';
import styles from '#portal/ui/list/List.module.css';
import { Money } from '#portal/ui/money/Money.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { When } from '#portal/ui/time/When.tsx';
import dueStyles from '../DueDay.module.css';
import { DueDay } from '../DueDay.tsx';
import { InvoiceBadge } from '../InvoiceBadge.tsx';

/** The invoices of the account, filtered, sorted and cut into pages by the server. */
export const invoiceListQuery = graphql(`
  query InvoiceList(
    $page: Int, $perPage: Int, $filter: InvoiceFilter, $sortBy: [InvoiceSort!]
    $columns: [String!] = ["client", "documentNumber", "submittedAt", "status", "dueOn", "total"]
  ) {
    invoices(page: $page, perPage: $perPage, filter: $filter, sortBy: $sortBy) {
      total
      exportPath(format: XLSX, columns: $columns)
      csvPath: exportPath(format: CSV, columns: $columns)
      documentsPath
      sums { claim }
      items {
        id status outcome documentNumber invoiceNumber currency
        total claim payoutAmount isOverdue deliveredAt isUndelivered
        invoicedOn dueOn createdAt updatedAt submittedAt
        lastDelivery { id status failure }
        opening { id lastOpenedAt }
        reminders { nextOn hold }
        client { id name friendlyName }
      }
    }
  }
`);

/** An invoice as a list shows it. */
type InvoiceRowData = ResultOf<typeof invoiceListQuery>['invoices']['items'][number];

interface Props {
  invoice: InvoiceRowData;
  kind: 'invoices' | 'drafts';
  onRemove: ((id: string) => void) | null;
}

/** One invoice in a list. The whole row leads to it; the link carries the name. */
export function InvoiceRow({ invoice, kind, onRemove }: Props) {
  const { t } = useMessages('invoicing');
  const href = useHref();
  const path = kind === 'drafts' ? 'invoice-creation' : 'invoice';
  const client = invoice.client?.friendlyName || invoice.client?.name;
  // A rejected or nullified invoice will not be paid, so its amount is not part of the sum above the list.
  const isVoid = kind === 'invoices' && invoice.outcome === 'BAD_END';
  const { reminders } = invoice;
  const reminderOn = invoice.isOverdue && reminders?.hold === null ? reminders.nextOn : null;
  const date = kind === 'drafts' ? invoice.createdAt : (invoice.submittedAt ?? invoice.createdAt);
  return (
    <tr className={styles.row}>
      <td className={styles.client}>
        <AppLink className={styles.link} href={href(`invoicemore/${path}/${invoice.id}`)}>
          {client ? <Clipped text={client} /> : <span>{t('list.noClient')}</span>}
        </AppLink>
      </td>
      {kind === 'invoices' && (
        <td className={styles.number}>
          {invoice.documentNumber ? (
            <span translate="no">{invoice.documentNumber}</span>
          ) : (
            <span>{t('list.noNumber')}</span>
          )}
        </td>
      )}
      <td className={styles.date}>
        <When value={date} />
      </td>
      {kind === 'invoices' && (
        <td className={styles.status}>
          <InvoiceBadge invoice={invoice} />
          {invoice.opening && invoice.status === 'PUBLISHED' && (
            <span className={dueStyles.reminder}>
              <span>{t('list.opened')}</span> <When value={invoice.opening.lastOpenedAt} />
            </span>
          )}
        </td>
      )}
      {kind === 'invoices' && (
        <td className={styles.due} data-overdue={invoice.isOverdue || undefined}>
          {invoice.dueOn && <DueDay isOverdue={invoice.isOverdue} dueOn={invoice.dueOn} />}
          {reminderOn && (
            <span className={dueStyles.reminder}>
              <span>{t('list.nextReminder')}</span> <When value={reminderOn} />
            </span>
          )}
        </td>
      )}
      <td className={styles.amount}>
        <span data-void={isVoid || undefined}>
          <Money
            amount={kind === 'drafts' || isVoid ? invoice.total : invoice.claim}
            currency={invoice.currency}
          />
        </span>
      </td>
      {onRemove && (
        <td className={styles.remove}>
          <IconButton
            onClick={() => onRemove(invoice.id)}
            aria-label={client ? t('list.remove', { client }) : t('list.removeNameless')}
          >
            <IconTrash size={18} stroke={1.5} color="var(--h-muted)" />
          </IconButton>
        </td>
      )}
    </tr>
  );
}
