import { Button } from '@mantine/core';
import type { ScreenAction } from '#plugins/core/screens/screen.ts';
import type { DeclaredScreen } from '#portal/graphql/screens/DeclaredScreen.ts';
import { useWords } from '#portal/ui/texts.ts';
import { useGo } from '../../routing/AppLink.tsx';
import type { FoundRow } from './RowActions.tsx';
import { useRowAction } from './useRowAction.ts';

interface Props {
  screen: DeclaredScreen;
  action: ScreenAction;
  row: FoundRow;
  endsBadly: boolean;
  /** Not the page's main action, such as a pause that can be undone. */
  isQuiet: boolean;
}

/** A button for an action without input, after a confirmation. If the row is deleted, the list follows. */
export function RowAction({
  screen: { default: declaration, operations },
  action,
  row,
  endsBadly,
  isQuiet,
}: Props) {
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
