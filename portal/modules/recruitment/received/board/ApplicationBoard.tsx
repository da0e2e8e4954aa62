import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { ScreenStates } from '#plugins/core/screens/screen.ts';
import { toast } from '#portal/app/toasts/toast.ts';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { Skeleton } from '#portal/ui/controls/Skeleton.tsx';
import { ErrorState } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { marked } from '#shared/texts/with-verbatim.ts';
import { applicantName } from '../applicantName.ts';
import type { PendingDecision } from '../decide/useDecisions.ts';
import { type Received, type ReceivedStatus, receivedFields, STATUSES } from '../receivedQuery.ts';
import styles from './Board.module.css';
import { BoardColumn, movesOf } from './BoardColumn.tsx';

interface Drag {
  /** The card that is dragged, and the column it is over. */
  dragged: { id: string; over: string | null; x: number; y: number } | null;
  /** Begins to drag, as the handle of a card is pressed. */
  start: (event: PointerEvent, id: string, onDrop: (column: string) => void) => void;
}

/** The first applications of each status, and how many there are. */
export const boardQuery = graphql(
  `
  query ApplicationBoard(
    $perPage: Int
    $submitted: JobApplicationFilter
    $qualified: JobApplicationFilter
    $approved: JobApplicationFilter
    $enrolled: JobApplicationFilter
    $rejected: JobApplicationFilter
  ) {
    SUBMITTED: partnerJobApplications(perPage: $perPage, filter: $submitted) { total items { ...ReceivedFields } }
    QUALIFIED: partnerJobApplications(perPage: $perPage, filter: $qualified) { total items { ...ReceivedFields } }
    APPROVED: partnerJobApplications(perPage: $perPage, filter: $approved) { total items { ...ReceivedFields } }
    ENROLLED: partnerJobApplications(perPage: $perPage, filter: $enrolled) { total items { ...ReceivedFields } }
    REJECTED: partnerJobApplications(perPage: $perPage, filter: $rejected) { total items { ...ReceivedFields } }
  }
`,
  [receivedFields],
);

interface Props {
  states: ScreenStates | null;
  /** Without a status, which the columns are. */
  filter: Record<string, unknown>;
  onDecide: (decision: PendingDecision) => void;
}

const PER_COLUMN = 50;

/** The applications by how far each has come. A card goes where its transitions lead, and nowhere else. */
export function ApplicationBoard({ states, filter, onDecide }: Props) {
  const { t } = useMessages('recruitment/received');
  const words = useWords();
  const { dragged, start } = useCardDrag();
  const query = useQuery({
    ...queryOf(boardQuery, { perPage: PER_COLUMN, ...filtersOf(filter) }),
    placeholderData: keepPreviousData,
  });
  if (query.isPending) return <Skeleton height={320} />;
  if (query.isError) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  const nameOf = (status: string) => words.value('JobApplicationStatus', status).label;
  const shown = Object.values(query.data).flatMap(({ items }) => items);
  const drop = (row: Received, to: string) => {
    if (to === row.status) return;
    const move = movesOf(row, states).find((one) => one.to === to);
    const name = applicantName(row);
    if (move) onDecide({ action: move.action, rows: [row] });
    else
      toast.failure(
        t('board.refused', { name: marked(name), from: nameOf(row.status), to: nameOf(to) }),
      );
  };
  const over = shown.find(({ id }) => id === dragged?.id);
  const open = over ? movesOf(over, states).map(({ to }) => to) : [];
  return (
    <div className={styles.board}>
      {STATUSES.map((status) => (
        <BoardColumn
          key={status}
          status={status}
          list={query.data[status]}
          states={states}
          dragged={dragged}
          fit={dragged?.over === status ? (open.includes(status) ? 'yes' : 'no') : null}
          onMove={drop}
          onDrag={(event, row) => start(event, row.id, (to) => drop(row, to))}
        />
      ))}
    </div>
  );
}

/** The filter of each column: the filters of the page, with its own status. */
function filtersOf(filter: Record<string, unknown>) {
  const of = (one: ReceivedStatus) => ({ ...filter, status: [one] });
  return {
    submitted: of('SUBMITTED'),
    qualified: of('QUALIFIED'),
    approved: of('APPROVED'),
    enrolled: of('ENROLLED'),
    rejected: of('REJECTED'),
  };
}

/**
 * Drags cards between columns by mouse, pen or finger; a column has its name in `data-column`. Escape
 * cancels.
 */
function useCardDrag(): Drag {
  const [dragged, setDragged] = useState<Drag['dragged']>(null);
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);
  const start: Drag['start'] = (event, id, onDrop) => {
    if (event.button !== 0) return;
    const handle = event.currentTarget as HTMLElement;
    const from = { x: event.clientX, y: event.clientY };
    const controller = new AbortController();
    const { signal } = controller;
    let over: string | null = null;
    stop.current = () => {
      controller.abort();
      setDragged(null);
    };
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      over = columnAt(clientX, clientY);
      setDragged({ id, over, x: clientX - from.x, y: clientY - from.y });
    };
    const end = () => {
      stop.current();
      if (over === null) return;
      // Suppresses the click that follows a drag: it would open the menu of the card.
      const swallow = (click: Event) => click.stopPropagation();
      handle.addEventListener('click', swallow, { capture: true });
      const to = over;
      setTimeout(() => {
        handle.removeEventListener('click', swallow, { capture: true });
        onDrop(to);
      });
    };
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && stop.current();
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener('pointermove', move, { signal });
    handle.addEventListener('pointerup', end, { signal });
    handle.addEventListener('pointercancel', () => stop.current(), { signal });
    window.addEventListener('keydown', press, { signal });
  };
  return { dragged, start };
}

/** Found by the position of the columns, since the card itself is under the pointer. */
function columnAt(x: number, y: number): string | null {
  const columns = [...document.querySelectorAll<HTMLElement>('[data-column]')];
  const found = columns.find((column) => {
    const { left, right, top, bottom } = column.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return found?.dataset.column ?? null;
}
