import type { Screen } from '#plugins/core/screens/screen.ts';
import type { Row, RowEvent } from '#portal/graphql/screens/DeclaredScreen.ts';
import type { PathStep } from '#portal/ui/path/Path.tsx';

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

/** From here on, the first move of each state that neither ends badly nor goes back. */
function comingStates({ moves, outcomes }: States, now: string, earlier: string[]): string[] {
  const coming: string[] = [];
  const seen = new Set([now, ...earlier]);
  for (let at: string | undefined = now; at !== undefined; ) {
    const from: string = at;
    at = moves.find(
      (move) => move.from === from && !seen.has(move.to) && outcomes[move.to] !== 'BAD_END',
    )?.to;
    if (at === undefined) break;
    seen.add(at);
    coming.push(at);
  }
  return coming;
}
