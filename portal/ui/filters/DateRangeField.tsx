import { CloseButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { usePart } from '../parts/usePart.ts';
import { useMessages } from '../texts.ts';
import styles from './DateRangeField.module.css';
import { formatRange } from './rangePresets.ts';

interface Props {
  label: string;
  from: string;
  to: string;
  /** Offers periods that lie ahead, for a column whose days may. */
  hasAhead?: boolean;
  onChange: (from: string, to: string) => void;
}

const load = async () => (await import('./DateRangePopover.tsx')).DateRangePopover;

/** A period to filter by. The calendar is fetched when it is first opened. */
export function DateRangeField({ label, from, to, hasAhead = false, onChange }: Props) {
  const { t } = useMessages('ui');
  const id = useId();
  const [opened, { toggle, close }] = useDisclosure(false);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const DateRangePopover = usePart(load, opened, close);
  const range = formatRange(from, to);
  return (
    <span className={styles.field}>
      <Button
        ref={setButton}
        id={id}
        variant="default"
        size="sm"
        className={styles.button}
        leftSection={<IconCalendar size={16} aria-hidden="true" />}
        onClick={toggle}
        aria-label={range ? `${label}: ${range}` : label}
        aria-haspopup="dialog"
        aria-expanded={opened}
        aria-controls={opened && DateRangePopover ? `${id}-dropdown` : undefined}
      >
        {range || label}
      </Button>
      {DateRangePopover && (
        <DateRangePopover
          id={id}
          below={button}
          opened={opened}
          onClose={close}
          from={from}
          to={to}
          hasAhead={hasAhead}
          onChange={onChange}
        />
      )}
      {range && <CloseButton aria-label={t('clear')} onClick={() => onChange('', '')} />}
    </span>
  );
}
