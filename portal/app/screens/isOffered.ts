import type { ScreenAction, ScreenStates } from '../../../plugins/core/screens/screen.ts';

interface Present {
  states: ScreenStates | null;
  role: string | null;
  /** Null for what is not there yet. */
  row: { status?: unknown; availableActions?: readonly string[] } | null;
}

/**
 * Whether a role is offered an action: a step when the server says so of the row, a first step, however it is
 * called, when its transition names the role, a change until the row reaches an end, its removal as long as
 * it has taken no step, and all of them only to roles that `@actors` names. The database decides again when it is done.
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

/** Rows that have taken a step, or were settled from the first, are history and are not taken away. */
const isNew = ({ moves, outcomes }: ScreenStates, status: string) =>
  moves.some(({ from, to }) => from === null && to === status) && !isEnd(outcomes[status]);
