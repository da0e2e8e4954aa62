import type { Screen, ScreenAction } from '#plugins/core/screens/screen.ts';
import type { DeclaredScreen, RowResult } from '#portal/graphql/screens/DeclaredScreen.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { useWords } from '#portal/ui/texts.ts';
import { useGo } from '../../routing/AppLink.tsx';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { FormAction } from '../FormAction.tsx';
import { isOffered } from '../isOffered.ts';
import { useRowAction } from './useRowAction.ts';

export type FoundRow = NonNullable<RowResult['node']>;

interface Props {
  screen: DeclaredScreen;
  row: FoundRow;
}

/** The actions that the server offers this user on the row now. */
export function RowActions({ screen, row }: Props) {
  const { default: declaration } = screen;
  const { role } = useSignedIn();
  const open = inOrder(
    declaration,
    declaration.actions.filter((action) =>
      isOffered(action, { states: declaration.states, role, row }),
    ),
  );
  return open.map((action, at) =>
    action.hasInputs && !action.destroys ? (
      <FormAction
        key={action.verb}
        screen={screen}
        action={action}
        row={row}
        isQuiet={at > 0}
        endsBadly={endsBadly(declaration, action)}
      />
    ) : (
      <RowAction
        key={action.verb}
        screen={screen}
        action={action}
        row={row}
        isQuiet={at > 0 || isPause(declaration, action)}
        endsBadly={endsBadly(declaration, action)}
      />
    ),
  );
}

/** Actions in the order of the transitions they perform, and after them the others; the first is what the page is for. */
export function inOrder(
  { states }: Pick<Screen, 'states'>,
  actions: readonly ScreenAction[],
): ScreenAction[] {
  const places = states?.moves.map(({ action }) => action) ?? [];
  const placeOf = ({ verb }: ScreenAction) => {
    const place = places.indexOf(verb);
    return place < 0 || verb === 'create' ? places.length : place;
  };
  return actions.toSorted((one, other) => placeOf(one) - placeOf(other));
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

interface RowActionProps {
  screen: DeclaredScreen;
  action: ScreenAction;
  row: FoundRow;
  endsBadly: boolean;
  /** Not the page's main action, such as a pause that can be undone. */
  isQuiet: boolean;
}

/** A button for an action without input, after a confirmation. If the row is deleted, the list follows. */
function RowAction({
  screen: { default: declaration, operations },
  action,
  row,
  endsBadly,
  isQuiet,
}: RowActionProps) {
  const go = useGo();
  const { submit } = useWords().action(action.mutation);
  const onDone = action.destroys ? () => go(declaration.path) : undefined;
  const [perform, pending] = useRowAction({ operations, action, endsBadly, onDone });
  return (
    <Button
      variant={endsBadly ? 'default' : isQuiet ? 'light' : 'filled'}
      loading={pending}
      onClick={() => perform(row)}
    >
      {submit}
    </Button>
  );
}
