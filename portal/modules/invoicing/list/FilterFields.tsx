import { Chip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DateRangeField } from '#portal/ui/filters/DateRangeField.tsx';
import { SearchField } from '#portal/ui/filters/SearchField.tsx';
import styles from '#portal/ui/list/List.module.css';
import { useWords } from '#portal/ui/words/useWords.ts';
import type { InvoiceSearch } from './invoiceSearch.ts';
import { sentStatuses } from './invoiceSearch.ts';

interface Props {
  search: InvoiceSearch;
  onChange: (values: Record<string, string | undefined>) => void;
  withStatus: boolean;
}

const OVERDUE = 'OVERDUE';

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
export function FilterFields({ search, onChange, withStatus }: Props) {
  const { t } = useTranslation('invoicing');
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
