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

/** Choices beside the states: the values of the address, by the field that names them. */
const besides = { overdue: 'isOverdue', undelivered: 'isUndelivered' } as const;

type Beside = keyof typeof besides;

const beside = Object.keys(besides) as Beside[];

interface Props {
  search: InvoiceSearch;
  onChange: (values: FilterChange) => void;
  withStatus?: boolean;
}

/** The filters of a list of invoices. */
export function Filters({ search, onChange, withStatus = false }: Props) {
  const { overdue, undelivered, createdAtFrom, status } = search;
  const chosen = [search.search, overdue, undelivered, createdAtFrom, ...status];
  const count = chosen.filter(Boolean).length;
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
    undelivered: search.undelivered ? 'true' : undefined,
    page: undefined,
    ...chosen,
  };
  const given = Object.entries(raw).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return invoiceSearch(Object.fromEntries(given));
}

/**
 * Overdue and undelivered invoices are published too, so choosing one of these replaces the others, and choosing
 * a state replaces them.
 */
function statusOf(chosen: string[]) {
  const last = beside.find((one) => one === chosen.at(-1));
  const status = last ? [] : chosen.filter((one) => !(one in besides));
  return {
    overdue: last === 'overdue' ? 'true' : undefined,
    undelivered: last === 'undelivered' ? 'true' : undefined,
    status: status.join(',') || undefined,
  };
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
          value={[...search.status, ...beside.filter((one) => search[one])] as string[]}
          onChange={(chosen: string[]) => onChange(statusOf(chosen))}
        >
          <fieldset className={styles.pills}>
            <legend className={styles.hidden}>{words.field('invoices.status').label}</legend>
            {sentStatuses.map((status) => (
              <Chip key={status} value={status} size="sm" variant="outline">
                <span>{words.value('InvoiceStatus', status).label}</span>
              </Chip>
            ))}
            {beside.map((one) => (
              <Chip key={one} value={one} size="sm" variant="outline">
                <span>{words.field(`invoices.${besides[one]}`).label}</span>
              </Chip>
            ))}
          </fieldset>
        </Chip.Group>
      )}
    </>
  );
}
