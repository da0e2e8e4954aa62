import styles from './Breakdown.module.css';
import type { PartName } from './breakdownParts.ts';

interface Props {
  parts: { name: PartName; amount: number }[];
  lit?: PartName | null;
  onLight?: (part: PartName | null) => void;
}

/** A decorative bar. The same information is given as text beside it. */
export function BreakdownBar({ parts, lit = null, onLight }: Props) {
  return (
    <div className={styles.bar} aria-hidden="true" data-lit={lit !== null || undefined}>
      {parts.map(({ name, amount }) => (
        <span
          key={name}
          className={styles.piece}
          data-part={name}
          data-lit={lit === name || undefined}
          style={{ flexGrow: Math.max(amount, 0) }}
          onPointerEnter={(event) => event.pointerType === 'mouse' && onLight?.(name)}
          onPointerLeave={() => onLight?.(null)}
        />
      ))}
    </div>
  );
}
