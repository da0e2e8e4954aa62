import { Popover } from '@mantine/core';
import { type Ref, useEffect, useImperativeHandle } from 'react';
import { DateRangePicker } from './DateRangePicker.tsx';

interface Props {
  /** That of what opens it. */
  id: string;
  below: HTMLElement | null;
  opened: boolean;
  onClose: () => void;
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
}

/** The calendar below the button that opens it. */
export function DateRangePopover({ id, below, opened, onClose, from, to, onChange }: Props) {
  // The kit gives the focus back to what it finds when it opens, which may be in here by then.
  useEffect(() => {
    if (!opened) return undefined;
    return () => below?.focus({ preventScroll: true });
  }, [opened, below]);
  const apply = (start: string, end: string) => {
    onChange(start, end);
    onClose();
  };
  return (
    <Popover
      id={id}
      opened={opened}
      onChange={onClose}
      position="bottom-start"
      trapFocus
      withinPortal
    >
      <Popover.Target>
        <Standing at={below} />
      </Popover.Target>
      <Popover.Dropdown>
        <DateRangePicker from={from} to={to} onCancel={onClose} onApply={apply} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** Stands for a button that was there before, and keeps the focus it has. */
function Standing({ at, ref }: { at: HTMLElement | null; ref?: Ref<HTMLElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => at, [at]);
  return null;
}
