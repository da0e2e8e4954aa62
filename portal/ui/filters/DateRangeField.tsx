import { Button, CloseButton, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './DateRangeField.module.css';
import { formatRange } from './formatRange.ts';

const DateRangePicker = lazy(async () => ({
  default: (await import('./DateRangePicker.tsx')).DateRangePicker,
}));

interface Props {
  label: string;
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
}

/** A period to filter by. The calendar is fetched when it is first opened. */
export function DateRangeField({ label, from, to, onChange }: Props) {
  const { t } = useTranslation('ui');
  const [opened, { toggle, close }] = useDisclosure(false);
  const range = formatRange(from, to);
  return (
    <span className={styles.field}>
      <Popover opened={opened} onChange={close} position="bottom-start" trapFocus withinPortal>
        <Popover.Target>
          <Button
            variant="default"
            size="sm"
            fw={400}
            leftSection={<IconCalendar size={16} aria-hidden="true" />}
            onClick={toggle}
            aria-label={range ? `${label}: ${range}` : label}
          >
            {range || label}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <Suspense fallback={<div className={styles.waiting} />}>
            <DateRangePicker
              from={from}
              to={to}
              onCancel={close}
              onApply={(start, end) => {
                onChange(start, end);
                close();
              }}
            />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
      {range && <CloseButton aria-label={t('clear')} onClick={() => onChange('', '')} />}
    </span>
  );
}
