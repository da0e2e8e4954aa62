import { IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { IconButton } from '#portal/ui/controls/Button.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import styles from './Outline.module.css';

interface Props {
  /** The name of the moved part, as shown. */
  name: string;
  /** The position it was just moved to; there it is rendered again with the focus. */
  movedTo: string | null;
  isLocked: boolean;
  onStep: (by: 1 | -1) => void;
  onDrag: (event: PointerEvent) => void;
}

/** Moves a row: dragged by mouse or finger, or step by step with the arrows. */
export function MoveHandle({ name, movedTo, isLocked, onStep, onDrag }: Props) {
  const { t } = useMessages('recruitment/designer');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (movedTo !== null) button.current?.focus();
  }, [movedTo]);
  const press = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined;
    if (!by) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <IconButton
      ref={button}
      className={styles.handle}
      aria-label={t('move.handle', { name })}
      title={t('move.how')}
      disabled={isLocked}
      onKeyDown={press}
      onPointerDown={onDrag}
    >
      <IconGripVertical size={18} stroke={1.5} aria-hidden="true" />
    </IconButton>
  );
}
