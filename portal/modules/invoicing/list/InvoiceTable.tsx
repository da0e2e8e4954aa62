import { Button, NativeSelect } from '@mantine/core';
import { IconDownload, IconFileInvoice } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../app/routing/AppLink.tsx';
import { useHref } from '../../../app/routing/useHref.ts';
import { useSignedIn } from '../../../app/session/useSignedIn.ts';
import { queryOf } from '../../../graphql/queryOf.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Pager } from '../../../ui/layout/Pager.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { RowsSkeleton } from '../../../ui/states/RowsSkeleton.tsx';
import { InvoiceHead } from './InvoiceHead.tsx';
import { InvoiceRow } from './InvoiceRow.tsx';
import { invoiceListQuery } from './invoiceListQuery.ts';
import { type InvoiceSearch, type SentStatus, sorts } from './invoiceSearch.ts';
import styles from './List.module.css';

interface Props {
  kind: 'invoices' | 'drafts';
  search: InvoiceSearch;
  status: (SentStatus | 'DRAFT')[];
  filtered: boolean;
  onChange: (values: Record<string, string | undefined>) => void;
}

const PER_PAGE = 25;

/** A list of invoices: a table where there is room, cards where there is not. */
export function InvoiceTable({ kind, search, status, filtered, onChange }: Props) {
  const { t } = useTranslation('invoicing');
  const href = useHref();
  const { canManage } = useSignedIn().account;
  const filter = {
    status,
    ...(search.search ? { search: search.search } : {}),
    ...(search.createdAtFrom ? { createdAtFrom: search.createdAtFrom } : {}),
    ...(search.createdAtTo ? { createdAtTo: search.createdAtTo } : {}),
  };
  const variables = { page: search.page, perPage: PER_PAGE, filter, sortBy: [search.sort] };
  const query = useQuery({
    ...queryOf(invoiceListQuery, variables),
    placeholderData: keepPreviousData,
  });
  const list = query.data?.invoices;
  const create = (
    <Button
      renderRoot={(props) => <AppLink href={href('invoicemore/invoice-creation')} {...props} />}
    >
      {t('list.write')}
    </Button>
  );
  if (query.isPending)
    return (
      <Card flush>
        <RowsSkeleton rows={8} />
      </Card>
    );
  if (query.isError) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (!list || list.total === 0) {
    return (
      <Card>
        <EmptyState
          icon={<IconFileInvoice size={28} stroke={1.5} />}
          title={t(filtered ? 'list.noMatchTitle' : `empty.${kind}.title`)}
          text={t(filtered ? 'list.noMatchText' : `empty.${kind}.${canManage ? 'text' : 'reader'}`)}
          action={filtered || !canManage ? null : create}
        />
      </Card>
    );
  }
  const sortBy = (sort: string) => onChange({ sort, page: undefined });
  return (
    <>
      <div className={styles.above}>
        <span className={styles.count}>{t(`list.count.${kind}`, { count: list.total })}</span>
        <NativeSelect
          className={styles.sort}
          size="sm"
          aria-label={t('list.sort')}
          value={search.sort}
          data={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={(event) => sortBy(event.currentTarget.value)}
        />
        <Button
          component="a"
          href={list.exportPath}
          download
          variant="subtle"
          size="sm"
          leftSection={<IconDownload size={16} />}
          className={styles.export}
        >
          <span className={styles.exportLabel}>{t('list.export')}</span>
        </Button>
      </div>
      <Card flush>
        <table className={styles.table} aria-busy={query.isPlaceholderData}>
          <InvoiceHead kind={kind} sort={search.sort} onSort={sortBy} />
          <tbody>
            {list.items.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} kind={kind} />
            ))}
          </tbody>
        </table>
        <Pager
          page={search.page}
          perPage={PER_PAGE}
          total={list.total}
          onPage={(page) => onChange({ page: page === 1 ? undefined : String(page) })}
        />
      </Card>
    </>
  );
}
