import { Chip } from '@mantine/core';
import { DateRangeField } from '#portal/ui/filters/DateRangeField.tsx';
import { SearchField } from '#portal/ui/filters/SearchField.tsx';
import { type FilterChange, FilterFrame } from '#portal/ui/list/FilterFrame.tsx';
import styles from '#portal/ui/list/List.module.css';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { type InvoiceSearch, invoiceSearch, sentStatuses } from './invoiceSearch.ts';

interface FilterFieldsProps {
  search: InvoiceSearch;
  onChange: (values: Record<string, string | undefined>) => void;
  withStatus: boolean;
}

const OVERDUE = 'OVERDUE';

interface Props {
  search: InvoiceSearch;
  onChange: (values: FilterChange) => void;
  withStatus?: boolean;
}

/** The filters of a list of invoices. */
export function Filters({ search, onChange, withStatus = false }: Props) {
  const { overdue, createdAtFrom, status } = search;
  const count = [search.search, overdue, createdAtFrom, ...status].filter(Boolean).length;
  return (
    <FilterFrame count={count} onChange={onChange}>
      {(chosen, choose) => (
        <FilterFields
          search={{ ...search, ...readAgain(search, chosen) }}
          onChange={choose}
          withStatus={withStatus}
        />
      )}
    </FilterFrame>
  );
}

/** The search of the address after the choices made so far. */
function readAgain(search: InvoiceSearch, chosen: FilterChange): InvoiceSearch {
  const raw: FilterChange = {
    ...search,
    status: search.status.join(','),
    overdue: search.overdue ? 'true' : undefined,
    page: undefined,
    ...chosen,
  };
  const given = Object.entries(raw).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return invoiceSearch(Object.fromEntries(given));
}

/**
 * Overdue invoices are published too, so choosing overdue replaces the states, and choosing a state replaces
 * overdue.
 */
function statusOf(chosen: string[]) {
  const overdue = chosen.at(-1) === OVERDUE;
  const status = overdue ? [] : chosen.filter((one) => one !== OVERDUE);
  return { overdue: overdue ? 'true' : undefined, status: status.join(',') || undefined };
}

/** Client, dates and state. */
function FilterFields({ search, onChange, withStatus }: FilterFieldsProps) {
  const { t } = useMessages('invoicing');
  const words = useWords();
  return (
    <>
      <SearchField
        label={t('filter.search')}
        value={search.search}
        onChange={(text) => onChange({ search: text || undefined })}
      />
      <DateRangeField
        label={words.field('invoices.createdAt').label}
        from={search.createdAtFrom}
        to={search.createdAtTo}
        onChange={(from, to) =>
          onChange({ createdAtFrom: from || undefined, createdAtTo: to || undefined })
        }
      />
      {withStatus && (
        <Chip.Group
          multiple
          value={search.overdue ? ([OVERDUE] as string[]) : search.status}
          onChange={(chosen: string[]) => onChange(statusOf(chosen))}
        >
          <fieldset className={styles.pills}>
            <legend className={styles.hidden}>{words.field('invoices.status').label}</legend>
            {sentStatuses.map((status) => (
              <Chip key={status} value={status} size="sm" variant="outline">
                <span>{words.value('InvoiceStatus', status).label}</span>
              </Chip>
            ))}
            <Chip value={OVERDUE} size="sm" variant="outline">
              <span>{words.field('invoices.isOverdue').label}</span>
            </Chip>
          </fieldset>
        </Chip.Group>
      )}
    </>
  );
}
