import type { Screen } from '../../../../plugins/core/screens/screen.ts';
import type { DeclaredScreen, RowResult } from '../../../graphql/screens/DeclaredScreen.ts';
import { RowAction } from './RowAction.tsx';

export type FoundRow = NonNullable<RowResult['node']>;

interface Props {
  screen: DeclaredScreen;
  row: FoundRow;
}

/** What whoever reads this may do with the row now, as the server says it. */
export function RowActions({ screen, row }: Props) {
  const { default: told } = screen;
  // What asks for more than a yes has no form here yet.
  const open = told.actions.filter(
    ({ verb, asks }) => row.availableActions?.includes(verb) && !asks,
  );
  return open.map((action) => (
    <RowAction
      key={action.verb}
      screen={screen}
      action={action}
      row={row}
      endsBadly={endsBadly(told, action.verb)}
    />
  ));
}

function endsBadly({ states }: Screen, verb: string): boolean {
  const to = states?.moves.find(({ action }) => action === verb)?.to;
  return states?.outcomes[to ?? ''] === 'BAD_END';
}
