import { IconFileInvoice } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { useListPage } from '#portal/graphql/useListPage.ts';
import { Button, LinkButton } from '#portal/ui/controls/Button.tsx';
import { Card } from '#portal/ui/layout/Page.tsx';
import { Pager } from '#portal/ui/layout/Pager.tsx';
import { InAll } from '#portal/ui/list/InAll.tsx';
import styles from '#portal/ui/list/List.module.css';
import { ListBar } from '#portal/ui/list/ListBar.tsx';
import { EmptyState, ErrorState, RowsSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { removals } from '../removal/removals.ts';
import { useRemoveDraft } from '../removal/useRemoveDraft.ts';
import { InvoiceHead } from './InvoiceHead.tsx';
import { InvoiceRow } from './InvoiceRow.tsx';
import { type InvoiceSearch, sorts } from './invoiceSearch.ts';
import { type ListKind, listedInvoices, listedStatuses, PER_PAGE } from './listedInvoices.ts';

interface Props {
  kind: ListKind;
  search: InvoiceSearch;
  filtered: boolean;
  onChange: (values: Record<string, string | undefined>) => void;
}

const noFilters = {
  search: undefined,
  status: undefined,
  overdue: undefined,
  undelivered: undefined,
  createdAtFrom: undefined,
  createdAtTo: undefined,
  page: undefined,
};

/** A list of invoices: a table on wide windows, cards on narrow ones. */
export function InvoiceTable({ kind, search, filtered, onChange }: Props) {
  const { t } = useMessages('invoicing');
  const words = useWords();
  const href = useHref();
  const { canManage } = useSignedIn().account;
  const query = useListPage(listedInvoices(kind, search));
  const removed = useRemoved();
  const removeDraft = useRemoveDraft();
  const onRemove = kind === 'drafts' && canManage ? removeDraft : null;
  const { data } = query;
  const list = data && shownOf(data.invoices, removed);
  const create = (
    <LinkButton as={AppLink} href={href('invoicemore/invoice-creation')}>
      {t('list.write')}
    </LinkButton>
  );
  const clear = (
    <Button variant="light" onClick={() => onChange(noFilters)}>
      {t('ui:list.clear')}
    </Button>
  );
  if (query.isError) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (!data)
    return (
      <Card flush>
        <RowsSkeleton rows={8} />
      </Card>
    );
  if (!list || list.total === 0) {
    return (
      <Card>
        <EmptyState
          icon={<IconFileInvoice size={28} stroke={1.5} />}
          title={t(filtered ? 'ui:list.noMatchTitle' : `empty.${kind}.title`)}
          text={t(
            filtered ? 'ui:list.noMatchText' : `empty.${kind}.${canManage ? 'text' : 'reader'}`,
          )}
          action={filtered ? clear : canManage && create}
        />
      </Card>
    );
  }
  const sortBy = (sort: string) => onChange({ sort, page: undefined });
  return (
    <>
      <ListBar
        count={
          <>
            <span>{t(`list.count.${kind}`, { count: list.total })}</span>
            {kind === 'invoices' && (
              <InAll
                what={words.field('invoices.claim').label}
                amount={list.sums.claim}
                without={withoutOf(kind, search).map(
                  (one) => words.value('InvoiceStatus', one).label,
                )}
              />
            )}
          </>
        }
        sort={search.sort}
        sorts={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        files={list}
        onSort={sortBy}
      />
      <Card flush>
        <table className={styles.table} aria-busy={query.isBusy}>
          <InvoiceHead
            kind={kind}
            sort={search.sort}
            onSort={sortBy}
            canRemove={onRemove !== null}
          />
          <tbody>
            {list.items.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} kind={kind} onRemove={onRemove} />
            ))}
          </tbody>
        </table>
        <Pager
          page={search.page}
          perPage={PER_PAGE}
          total={list.total}
          isStale={query.isBusy}
          onPage={(page) => onChange({ page: page === 1 ? undefined : String(page) })}
        />
      </Card>
    </>
  );
}

/** The chosen states whose invoices will not be paid; the sum leaves them out. */
function withoutOf(kind: ListKind, search: InvoiceSearch) {
  return listedStatuses(kind, search).filter((one) => one === 'REJECTED' || one === 'NULLIFIED');
}

/** The list without what has just been deleted. */
function shownOf<
  List extends {
    items: { id: string }[];
    total: number;
  },
>(list: List, removed: ReadonlySet<string>): List {
  const removedItems = list.items.filter(({ id }) => removed.has(id));
  const items = list.items.filter(({ id }) => !removed.has(id));
  return { ...list, items, total: list.total - removedItems.length };
}

/** The drafts to hide. */
function useRemoved(): ReadonlySet<string> {
  return useSyncExternalStore(removals.subscribe, removals.ids);
}
