import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ScreenAction } from '#plugins/core/screens/screen.ts';
import type { DeclaredScreen, Row } from '../../graphql/screens/DeclaredScreen.ts';
import { rowFieldOf } from '../../graphql/screens/rowFieldOf.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Popup } from '../../ui/popups/Popup.tsx';
import { useMessages, useWords } from '../../ui/texts.ts';
import { DeclaredForm } from '../forms/declared/DeclaredForm.tsx';
import styles from './FormAction.module.css';

interface Props {
  screen: DeclaredScreen;
  action: ScreenAction;
  /** Null for a row to be created. */
  row: Row | null;
  /** The type of row that is made, where it is not the screen's own. */
  made?: string;
  /** Parts of the input that are given and not rendered. */
  given?: object;
  /** Within a card, where it is not what the page is for. */
  isSmall?: boolean;
  /** Not the page's main action. */
  isQuiet?: boolean;
  /** Moves the row to an unsuccessful end. */
  endsBadly?: boolean;
  /** Called with the id of the created or changed row. */
  onDone?: (id: string) => void;
}

/**
 * A button that opens the form of an action: to create a row, to change one, or to provide the input of a
 * transition.
 */
export function FormAction({
  isSmall = false,
  isQuiet = false,
  endsBadly = false,
  onDone,
  ...form
}: Props) {
  const { action, row } = form;
  const { t } = useMessages('ui');
  const [opened, { open, close }] = useDisclosure(false);
  const { title, submit } = useWords().action(action.mutation);
  const isEdit = action.verb === 'update';
  return (
    <>
      <Button
        variant={endsBadly ? 'subtle' : isEdit || isSmall || isQuiet ? 'light' : 'filled'}
        size={isSmall ? 'sm' : 'md'}
        onClick={open}
        {...(row === null && { leftSection: <IconPlus size={18} /> })}
      >
        {isEdit ? t('row.edit') : submit}
      </Button>
      <Popup opened={opened} onClose={close} title={title}>
        <ActionForm
          {...form}
          onDone={(id) => {
            close();
            onDone?.(id);
          }}
        />
      </Popup>
    </>
  );
}

function ActionForm({ screen, action, row, made, given = {}, onDone }: Props) {
  const { default: declaration, operations } = screen;
  const queryClient = useQueryClient();
  const { description } = useWords().action(action.mutation);
  const choices = Object.entries(declaration.choices).map(
    ([typeName, { list, label, isSearched }]) =>
      [typeName, { document: operations.choices[list]!, list, label, isSearched }] as const,
  );
  return (
    <>
      {description && <p className={styles.lead}>{description}</p>}
      <DeclaredForm
        document={operations.actions[action.mutation]!}
        storedAs={[action.mutation, row?.id ?? 'new', ...idsIn(given)].join('-')}
        given={given}
        row={row}
        choices={Object.fromEntries(choices)}
        onDone={async (payload) => {
          const done = payload[rowFieldOf(made ?? declaration.typeName)] as { id: string } | null;
          onDone?.(done?.id ?? '');
          await queryClient.invalidateQueries();
        }}
      />
    </>
  );
}

/** All strings of the given input, at any depth. */
const idsIn = (given: object): string[] =>
  Object.values(given).flatMap((one) => (typeof one === 'string' ? [one] : idsIn(one)));
