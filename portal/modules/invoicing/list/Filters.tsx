import { Button } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { below } from '../../../../ground/breakpoints.ts';
import { Popup } from '../../../ui/popups/Popup.tsx';
import { FilterFields } from './FilterFields.tsx';
import type { InvoiceSearch } from './invoiceSearch.ts';
import { invoiceSearch } from './invoiceSearch.ts';
import styles from './List.module.css';

type Change = Record<string, string | undefined>;

interface Props {
  search: InvoiceSearch;
  onChange: (values: Change) => void;
  withStatus?: boolean;
}

/** On wide screens a filter works at once; on small ones they are chosen together, then applied. */
export function Filters({ search, onChange, withStatus = false }: Props) {
  const { t } = useTranslation('invoicing');
  const small = useMediaQuery(below(768), undefined, { getInitialValueInEffect: false });
  const [opened, { open, close }] = useDisclosure(false);
  const [chosen, choose] = useState<Change>({});
  const apply = (values: Change) => onChange({ ...values, page: undefined });
  if (!small) {
    return (
      <div className={styles.filters}>
        <FilterFields search={search} onChange={apply} withStatus={withStatus} />
      </div>
    );
  }
  const count = [search.search, search.createdAtFrom, ...search.status].filter(Boolean).length;
  const pending = { ...search, ...readAgain(search, chosen) };
  return (
    <div className={styles.filters}>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconAdjustmentsHorizontal size={18} />}
        onClick={() => {
          choose({});
          open();
        }}
      >
        {count > 0 ? t('filter.openCount', { count }) : t('filter.open')}
      </Button>
      <Popup opened={opened} onClose={close} fullScreen title={t('filter.open')}>
        <div className={styles.stacked}>
          <FilterFields
            search={pending}
            onChange={(values) => choose((old) => ({ ...old, ...values }))}
            withStatus={withStatus}
          />
          <Button
            onClick={() => {
              apply(chosen);
              close();
            }}
          >
            {t('filter.apply')}
          </Button>
        </div>
      </Popup>
    </div>
  );
}

/** What the address would say after the choices made so far. */
function readAgain(search: InvoiceSearch, chosen: Change): InvoiceSearch {
  const raw: Change = { ...search, status: search.status.join(','), page: undefined, ...chosen };
  const given = Object.entries(raw).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return invoiceSearch(Object.fromEntries(given));
}
