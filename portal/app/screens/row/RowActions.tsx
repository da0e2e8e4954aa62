import type { Screen } from '../../../../plugins/core/screens/screen.ts';
import type { DeclaredScreen, RowResult } from '../../../graphql/screens/DeclaredScreen.ts';
import { FormAction } from '../FormAction.tsx';
import { RowAction } from './RowAction.tsx';

export type FoundRow = NonNullable<RowResult['node']>;

interface Props {
  screen: DeclaredScreen;
  row: FoundRow;
}

/** What whoever reads this may do with the row now, as the server says it. */
export function RowActions({ screen, row }: Props) {
  const { default: told } = screen;
  const open = told.actions.filter(({ verb }) => isOpen(told, row, verb));
  return open.map((action) =>
    action.asks ? (
      <FormAction key={action.verb} screen={screen} action={action} row={row} />
    ) : (
      <RowAction
        key={action.verb}
        screen={screen}
        action={action}
        row={row}
        endsBadly={endsBadly(told, action.verb)}
      />
    ),
  );
}

/** A change that is no step is open to whoever reads the row, and the database may still refuse it. */
function isOpen({ states }: Screen, row: FoundRow, verb: string): boolean {
  const isStep = states?.moves.some(({ action }) => action === verb);
  return isStep ? (row.availableActions ?? []).includes(verb) : verb === 'update';
}

function endsBadly({ states }: Screen, verb: string): boolean {
  const to = states?.moves.find(({ action }) => action === verb)?.to;
  return states?.outcomes[to ?? ''] === 'BAD_END';
}
