import { IconGripVertical } from '@tabler/icons-react';
import type { PointerEvent } from 'react';
import type { ScreenStates } from '#plugins/core/screens/screen.ts';
import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import { IconButton } from '#portal/ui/controls/Button.tsx';
import { Menu, MenuItem, MenuLabel } from '#portal/ui/controls/Menu.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { When } from '#portal/ui/time/When.tsx';
import { applicantName } from '../applicantName.ts';
import type { PendingDecision } from '../decide/useDecisions.ts';
import { RECEIVED } from '../places.ts';
import type { Received, ReceivedStatus } from '../receivedQuery.ts';
import styles from './Board.module.css';

interface ApplicationCardProps {
  row: Received;
  moves: readonly { to: string }[];
  /** The distance it was dragged. */
  offset: { x: number; y: number } | null;
  onMove: (to: string) => void;
  onDrag: (event: PointerEvent) => void;
}

type Action = PendingDecision['action'];

const isDecision = (action: string): action is Action =>
  action === 'approve' || action === 'reject';

interface Props {
  status: ReceivedStatus;
  list: { total: number; items: readonly Received[] };
  states: ScreenStates | null;
  dragged: { id: string; x: number; y: number } | null;
  /** Whether the dragged card can be dropped here. */
  fit: 'yes' | 'no' | null;
  onMove: (row: Received, to: string) => void;
  onDrag: (event: PointerEvent, row: Received) => void;
}

/** The applications of one status, the newest first. */
export function BoardColumn({ status, list, states, dragged, fit, onMove, onDrag }: Props) {
  const { t } = useMessages('recruitment/received');
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

/** The statuses to which the user may move an application, according to the server. */
export function movesOf(
  { status, availableActions }: Pick<Received, 'status' | 'availableActions'>,
  states: ScreenStates | null,
): { action: Action; to: string }[] {
  return (states?.moves ?? []).flatMap(({ action, from, to }) =>
    from === status && isDecision(action) && availableActions.includes(action)
      ? [{ action, to }]
      : [],
  );
}

/** One application on the board: dragged by its handle, or moved by the menu that the handle opens. */
function ApplicationCard({ row, moves, offset, onMove, onDrag }: ApplicationCardProps) {
  const { t } = useMessages('recruitment/received');
  const words = useWords();
  const href = useHref();
  const name = applicantName(row);
  return (
    <li
      className={styles.card}
      data-held={offset ? true : undefined}
      style={offset ? { translate: `${offset.x}px ${offset.y}px` } : undefined}
    >
      <div className={styles.text}>
        <AppLink className={styles.name} href={href(`${RECEIVED}/${row.id}`)}>
          <span translate="no">{name}</span>
        </AppLink>
        <span className={styles.meta}>{row.job.title}</span>
        {row.submittedAt && (
          <span className={styles.meta}>
            <When value={row.submittedAt} />
          </span>
        )}
      </div>
      {moves.length > 0 && (
        <Menu
          opener={(props) => (
            <IconButton
              {...props}
              className={styles.handle}
              aria-label={t('board.move', { name })}
              title={t('board.how')}
              onPointerDown={onDrag}
            >
              <IconGripVertical size={18} stroke={1.5} aria-hidden="true" />
            </IconButton>
          )}
        >
          <MenuLabel>{t('board.to')}</MenuLabel>
          {moves.map(({ to }) => (
            <MenuItem key={to} onClick={() => onMove(to)}>
              {words.value('JobApplicationStatus', to).label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </li>
  );
}
