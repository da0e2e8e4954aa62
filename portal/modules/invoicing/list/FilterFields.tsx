import { Chip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DateRangeField } from '../../../ui/filters/DateRangeField.tsx';
import { SearchField } from '../../../ui/filters/SearchField.tsx';
import styles from '../../../ui/list/List.module.css';
import { useWords } from '../../../ui/words/useWords.ts';
import type { InvoiceSearch } from './invoiceSearch.ts';
import { sentStatuses } from './invoiceSearch.ts';

interface Props {
  search: InvoiceSearch;
  onChange: (values: Record<string, string | undefined>) => void;
  withStatus: boolean;
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
          value={search.status}
          onChange={(status: string[]) => onChange({ status: status.join(',') || undefined })}
        >
          <fieldset className={styles.pills}>
            <legend className={styles.hidden}>{words.field('invoices.status').label}</legend>
            {/* Published is not yet with the client: each row says where it is. */}
            {sentStatuses.map((status) => (
              <Chip key={status} value={status} size="sm" variant="outline">
                {status === 'PUBLISHED'
                  ? t('filter.awaiting')
                  : words.value('InvoiceStatus', status).label}
              </Chip>
            ))}
          </fieldset>
        </Chip.Group>
      )}
    </>
  );
}
