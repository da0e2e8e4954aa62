import type { Screen, ScreenAction } from '#plugins/core/screens/screen.ts';
import type { DeclaredScreen, RowResult } from '#portal/graphql/screens/DeclaredScreen.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { FormAction } from '../FormAction.tsx';
import { isOffered } from '../isOffered.ts';
import { RowAction } from './RowAction.tsx';

export type FoundRow = NonNullable<RowResult['node']>;

interface Props {
  screen: DeclaredScreen;
  row: FoundRow;
}

/** The actions that the server offers this user on the row now. */
export function RowActions({ screen, row }: Props) {
  const { default: declaration } = screen;
  const { role } = useSignedIn();
  const open = declaration.actions.filter((action) =>
    isOffered(action, { states: declaration.states, role, row }),
  );
  return open.map((action) =>
    action.hasInputs && !action.destroys ? (
      <FormAction
        key={action.verb}
        screen={screen}
        action={action}
        row={row}
        endsBadly={endsBadly(declaration, action)}
      />
    ) : (
      <RowAction
        key={action.verb}
        screen={screen}
        action={action}
        row={row}
        endsBadly={endsBadly(declaration, action)}
        isPause={isPause(declaration, action)}
      />
    ),
  );
}

function endsBadly({ states }: Screen, { verb, destroys }: ScreenAction): boolean {
  const to = states?.moves.find(({ action }) => action === verb)?.to;
  return destroys || states?.outcomes[to ?? ''] === 'BAD_END';
}

/** Whether the row ends but can be resumed where it was, such as a job that closes. */
function isPause({ states }: Screen, { verb }: ScreenAction): boolean {
  const moves = states?.moves ?? [];
  return moves.some(
    ({ action, from, to }) =>
      action === verb &&
      states?.outcomes[to] === 'GOOD_END' &&
      moves.some((back) => back.from === to && back.to === from),
  );
}
