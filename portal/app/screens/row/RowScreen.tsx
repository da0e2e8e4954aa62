import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { Screen } from '#plugins/core/screens/screen.ts';
import { queryOf } from '#portal/graphql/graphql.ts';
import type { DeclaredScreen, Row, RowEvent } from '#portal/graphql/screens/DeclaredScreen.ts';
import { useNews } from '#portal/graphql/useNews.ts';
import { LinkButton } from '#portal/ui/controls/Button.tsx';
import { Card, Page } from '#portal/ui/layout/Page.tsx';
import { Path, type PathStep } from '#portal/ui/path/Path.tsx';
import styles from '#portal/ui/row/Row.module.css';
import { ErrorState, NotFound, PageSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { marked } from '#shared/texts/with-verbatim.ts';
import { AppLink, useHref } from '../../routing/AppLink.tsx';
import { inSentence } from '../list/inSentence.ts';
import type { RenderCell } from '../list/RowsTable.tsx';
import { labelText } from '../values/fieldTexts.ts';
import { RowState } from '../values/RowState.tsx';
import { RowActions } from './RowActions.tsx';
import { RowChildren } from './RowChildren.tsx';
import { RowEvents } from './RowEvents.tsx';
import { RowParts } from './RowParts.tsx';

type States = NonNullable<Screen['states']>;

type RowWithEvents = Row & { events: readonly RowEvent[] };

/** The appearance of the present state: waiting for someone, or finished. */
const present: Record<string, PathStep['state']> = {
  MEMBERS: 'yours',
  OPERATORS: 'now',
  OTHERS: 'now',
  GOOD_END: 'done',
  BAD_END: 'refused',
};

interface Props {
  screen: DeclaredScreen;
  /** Cells of the rows that belong to it, which a module renders in its own way. */
  renderCell?: RenderCell;
}

/** A row of a declared table: its progress, its facts, its children and its events. */
export function RowScreen({ screen, renderCell }: Props) {
  const { default: declaration, operations } = screen;
  const { t, language } = useMessages('ui');
  const words = useWords();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useQuery(queryOf(operations.row, { id }));
  useNews(operations.news, [operations.list, operations.row]);
  if (query.isPending) return <PageSkeleton />;
  if (query.isError) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  const { node } = query.data;
  if (node?.__typename !== declaration.typeName)
    return <NotFound action={<ToList screen={screen} />} />;
  const { one } = words.noun(declaration.table);
  const label = declaration.label && node[declaration.label];
  const title = label ? labelText(label, language) : one;
  const status = declaration.fields.find(({ name }) => name === 'status');
  const state = typeof node.status === 'string' ? node.status : null;
  const valueName = (value: string) => words.value(status?.enumName ?? '', value).label;
  return (
    <Page
      title={title === label ? marked(title) : title}
      lead={label ? one : undefined}
      badge={
        status &&
        state && (
          <span aria-live="polite">
            <RowState states={declaration.states} enumName={status.enumName ?? ''} row={node} />
          </span>
        )
      }
      actions={<RowActions screen={screen} row={node} />}
    >
      <div className={styles.grid}>
        {declaration.states && state && (
          <div className={styles.wide}>
            <Card>
              <Path
                steps={stepsOf(declaration.states, state, node, valueName)}
                label={t('row.path')}
              />
            </Card>
          </div>
        )}
        <div className={styles.main}>
          <RowParts screen={declaration} row={node} />
          <RowChildren screen={screen} row={node} renderCell={renderCell} />
        </div>
        {node.events.length > 0 && (
          <div className={styles.aside} data-last>
            <RowEvents table={declaration.table} states={status?.enumName} events={node.events} />
          </div>
        )}
      </div>
    </Page>
  );
}

/** The link to the list, for a row that does not exist or is not visible to the user. */
function ToList({ screen: { default: screen } }: { screen: DeclaredScreen }) {
  const { t } = useMessages('ui');
  const href = useHref();
  const many = inSentence(useWords().noun(screen.table).many);
  return (
    <LinkButton variant="light" as={AppLink} href={href(screen.path)}>
      {t('row.toList', { many })}
    </LinkButton>
  );
}

/**
 * The progress of a row as path steps: past states from its events, the present one, and those expected next.
 * The first state has no event if an operator has created the row.
 */
export function stepsOf(
  states: States,
  now: string,
  row: RowWithEvents,
  titleOf: (state: string) => string,
): PathStep[] {
  const reached = reachedStates(states, now, row);
  const past = reached.map(({ state, event }, at): PathStep => {
    const isLast = at === reached.length - 1;
    return {
      name: `${state}-${at}`,
      title: titleOf(state),
      state: isLast ? (present[states.outcomes[state] ?? ''] ?? 'now') : 'done',
      at: event?.occurredAt ?? (at === 0 ? ((row.createdAt as string | undefined) ?? null) : null),
      actor: event?.actor ?? null,
    };
  });
  const after = comingStates(states, now, before(reached, now)).map(
    (state): PathStep => ({ name: state, title: titleOf(state), state: 'next' }),
  );
  return [...past, ...after];
}

function reachedStates({ moves }: States, now: string, { events }: RowWithEvents) {
  const reached = events.flatMap((event) =>
    event.status === null ? [] : [{ state: event.status, event: event as RowEvent | null }],
  );
  const first = moves.find(({ from }) => from === null)?.to;
  if (first !== undefined && reached[0]?.state !== first && now !== first) {
    reached.unshift({ state: first, event: null });
  }
  if (reached.at(-1)?.state !== now) reached.push({ state: now, event: null });
  return reached.filter(({ state }, at) => state !== reached[at - 1]?.state);
}

/** The states that came before the present one did for the first time: to them one goes back. */
function before(reached: { state: string }[], now: string): string[] {
  const first = reached.findIndex(({ state }) => state === now);
  return reached.slice(0, first).map(({ state }) => state);
}

/** The states ahead: from each, the first transition with no bad outcome that does not go back. */
function comingStates({ moves, outcomes }: States, now: string, earlier: string[]): string[] {
  const coming: string[] = [];
  const seen = new Set([now, ...earlier]);
  for (let at: string | undefined = now; at !== undefined; ) {
    const from: string = at;
    at = moves.find(
      ({ from: start, to }) =>
        start === from && !seen.has(to) && outcomes[to] !== 'BAD_END' && !isDetour(moves, from, to),
    )?.to;
    if (at === undefined) break;
    seen.add(at);
    coming.push(at);
  }
  return coming;
}

/** Whether a state leads back, and on only to where one comes without it, such as a pause. */
function isDetour(moves: States['moves'], from: string, to: string): boolean {
  const nextOf = (state: string) =>
    new Set(moves.filter((move) => move.from === state).map((move) => move.to));
  const [direct, onward] = [nextOf(from), nextOf(to)];
  if (!onward.delete(from) || onward.size === 0) return false;
  return [...onward].every((state) => direct.has(state));
}
