import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { below } from '#shared/breakpoints.ts';
import { Button } from '../controls/Button.tsx';
import { useWidth } from '../layout/useWidth.ts';
import { Popup } from '../popups/Popup.tsx';
import { useMessages } from '../texts.ts';
import styles from './List.module.css';

/** The new values of the address; undefined removes a filter. */
export type FilterChange = Record<string, string | undefined>;

interface Props {
  /** The number of active filters. */
  count: number;
  onChange: (values: FilterChange) => void;
  /** Renders the filters with choices that are not applied yet. */
  children: (chosen: FilterChange, choose: (values: FilterChange) => void) => ReactNode;
}

/** On wide screens a filter works at once; on small ones they are chosen together, then applied. */
export function FilterFrame({ count, onChange, children }: Props) {
  const { t } = useMessages('ui');
  const small = useWidth(below(768));
  const [opened, { open, close }] = useDisclosure(false);
  const [chosen, choose] = useState<FilterChange>({});
  const apply = (values: FilterChange) => onChange({ ...values, page: undefined });
  if (!small) return <div className={styles.filters}>{children({}, apply)}</div>;
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
        {count > 0 ? t('list.filterCount', { count }) : t('list.filter')}
      </Button>
      <Popup opened={opened} onClose={close} fullScreen title={t('list.filter')}>
        <div className={styles.stacked}>
          {children(chosen, (values) => choose((old) => ({ ...old, ...values })))}
          <Button
            onClick={() => {
              apply(chosen);
              close();
            }}
          >
            {t('list.apply')}
          </Button>
        </div>
      </Popup>
    </div>
  );
}
