import type { ScreenAction, ScreenStates } from '#plugins/core/screens/screen.ts';

interface Present {
  states: ScreenStates | null;
  role: string | null;
  /** Null for a row to be created. */
  row: { status?: unknown; availableActions?: readonly string[] } | null;
}

/**
 * Whether an action is offered to a role: a transition when the server lists it for the row, a first
 * transition when it names the role, a change until the row reaches an end, its removal as long as it has
 * made no transition, and all of them only to roles that `@actors` names. The database decides again on
 * execution.
 */
export function isOffered({ verb, actors }: ScreenAction, { states, role, row }: Present): boolean {
  if (actors.length > 0 && !actors.includes(role ?? '')) return false;
  const moves = states?.moves.filter(({ action }) => action === verb) ?? [];
  if (row === null) {
    if (states === null) return verb === 'create';
    return moves.some((one) => one.from === null && one.actors.includes(role ?? ''));
  }
  if (moves.length > 0) return (row.availableActions ?? []).includes(verb);
  if (verb === 'update') return !isEnd(states?.outcomes[String(row.status)]);
  return verb === 'destroy' && (states === null || isNew(states, String(row.status)));
}

const isEnd = (outcome: string | undefined) => outcome === 'GOOD_END' || outcome === 'BAD_END';

/** Rows that have made a transition, or were settled from the start, are history and cannot be removed. */
const isNew = ({ moves, outcomes }: ScreenStates, status: string) =>
  moves.some(({ from, to }) => from === null && to === status) && !isEnd(outcomes[status]);
