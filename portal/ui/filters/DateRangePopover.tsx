import { Popover } from '@mantine/core';
import { type Ref, useEffect, useImperativeHandle } from 'react';
import { DateRangePicker } from './DateRangePicker.tsx';

interface Props {
  /** The id of the button that opens it. */
  id: string;
  below: HTMLElement | null;
  opened: boolean;
  onClose: () => void;
  from: string;
  to: string;
  hasAhead: boolean;
  onChange: (from: string, to: string) => void;
}

/** The calendar below the button that opens it. */
export function DateRangePopover({ id, below, opened, onClose, onChange, ...range }: Props) {
  // The kit restores the focus to the element it finds on opening, which may be inside the popover by then.
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
        <DateRangePicker {...range} onCancel={onClose} onApply={apply} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** Represents a button that existed before, and keeps its focus. */
function Standing({ at, ref }: { at: HTMLElement | null; ref?: Ref<HTMLElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => at, [at]);
  return null;
}
