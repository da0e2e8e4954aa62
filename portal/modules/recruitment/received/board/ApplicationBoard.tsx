import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ScreenStates } from '#plugins/core/screens/screen.ts';
import { toast } from '#portal/app/toasts/toast.ts';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { Skeleton } from '#portal/ui/controls/Skeleton.tsx';
import { ErrorState } from '#portal/ui/states/ErrorState.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import type { PendingDecision } from '../decide/useDecisions.ts';
import { type Received, type ReceivedStatus, STATUSES } from '../receivedQuery.ts';
import styles from './Board.module.css';
import { BoardColumn } from './BoardColumn.tsx';
import { boardQuery } from './boardQuery.ts';
import { movesOf } from './movesOf.ts';
import { useCardDrag } from './useCardDrag.ts';

interface Props {
  states: ScreenStates | null;
  filter: Record<string, unknown>;
  onAsk: (decision: PendingDecision) => void;
}

const PER_COLUMN = 50;

/** The applications by how far each has come. A card goes where its transitions lead, and nowhere else. */
export function ApplicationBoard({ states, filter, onAsk }: Props) {
  const { t } = useTranslation('recruitment/received');
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
    const name = row.name ?? row.email;
    if (move) onAsk({ action: move.action, rows: [row] });
    else toast.failure(t('board.refused', { name, from: nameOf(row.status), to: nameOf(to) }));
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

/** The filter of each column: the other filters, with its own status. */
function filtersOf({ status, ...rest }: Record<string, unknown>) {
  const decision = (status as string[] | undefined) ?? STATUSES;
  const of = (one: ReceivedStatus) => ({ ...rest, status: decision.includes(one) ? [one] : NONE });
  return {
    submitted: of('SUBMITTED'),
    qualified: of('QUALIFIED'),
    approved: of('APPROVED'),
    enrolled: of('ENROLLED'),
    rejected: of('REJECTED'),
  };
}

/** A team does not see PENDING applications, so this filter finds none. */
const NONE: 'PENDING'[] = ['PENDING'];
