import type { Screen } from '../../../plugins/core/screens/screen.ts';

/** Whether somebody of a role may make a row: the transition from nothing says so, where there are any. */
export function mayCreate({ states }: Pick<Screen, 'states'>, role: string | null): boolean {
  if (states === null) return true;
  const births = states.moves.filter(({ from }) => from === null);
  return births.some(({ actors }) => actors.includes(role ?? ''));
}
