import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenStates } from '#plugins/core/screens/screen.ts';
import { useWords } from '#portal/ui/words/useWords.ts';
import type { Received, ReceivedStatus } from '../receivedQuery.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import styles from './Board.module.css';
import { movesOf } from './movesOf.ts';

interface Props {
  status: ReceivedStatus;
  list: { total: number; items: readonly Received[] };
  states: ScreenStates | null;
  dragged: { id: string; x: number; y: number } | null;
  /** Whether what is held over it may be let go here. */
  fit: 'yes' | 'no' | null;
  onMove: (row: Received, to: string) => void;
  onDrag: (event: PointerEvent, row: Received) => void;
}

/** The applications of one status, the newest first. */
export function BoardColumn({ status, list, states, dragged, fit, onMove, onDrag }: Props) {
  const { t } = useTranslation('recruitment/received');
  const name = useWords().value('JobApplicationStatus', status).label;
  const more = list.total - list.items.length;
  return (
    <section
      className={styles.column}
      data-column={status}
      data-fit={fit ?? undefined}
      aria-label={name}
    >
      <h2 className={styles.heading}>
        <span>{name}</span> <span className={styles.count}>{list.total}</span>
      </h2>
      <ul className={styles.cards}>
        {list.items.map((row) => (
          <ApplicationCard
            key={row.id}
            row={row}
            moves={movesOf(row, states)}
            offset={dragged?.id === row.id ? dragged : null}
            onMove={(to) => onMove(row, to)}
            onDrag={(event) => onDrag(event, row)}
          />
        ))}
      </ul>
      {list.total === 0 && <p className={styles.none}>{t('board.none')}</p>}
      {more > 0 && <p className={styles.none}>{t('board.more', { count: more })}</p>}
    </section>
  );
}
