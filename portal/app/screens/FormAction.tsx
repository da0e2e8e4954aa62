import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ScreenAction } from '../../../plugins/core/screens/screen.ts';
import type { DeclaredScreen, Row } from '../../graphql/screens/DeclaredScreen.ts';
import { rowFieldOf } from '../../graphql/screens/rowFieldOf.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Popup } from '../../ui/popups/Popup.tsx';
import { useWords } from '../../ui/words/useWords.ts';
import { DeclaredForm } from '../forms/declared/DeclaredForm.tsx';
import styles from './FormAction.module.css';

interface Props {
  screen: DeclaredScreen;
  action: ScreenAction;
  /** Null for what is not there yet. */
  row: Row | null;
  /** Told of the row that was made or changed. */
  onDone?: (id: string) => void;
}

/** A button that opens the form of an action: to make a row, to change one, or to say what a step asks. */
export function FormAction({ screen, action, row, onDone }: Props) {
  const { t } = useTranslation('ui');
  const [opened, { open, close }] = useDisclosure(false);
  const { title, submit } = useWords().action(action.mutation);
  const isEdit = action.verb === 'update';
  return (
    <>
      <Button
        variant={isEdit ? 'light' : 'filled'}
        onClick={open}
        {...(row === null && { leftSection: <IconPlus size={18} /> })}
      >
        {isEdit ? t('row.edit') : submit}
      </Button>
      <Popup opened={opened} onClose={close} title={title}>
        <ActionForm
          screen={screen}
          action={action}
          row={row}
          onDone={(id) => {
            close();
            onDone?.(id);
          }}
        />
      </Popup>
    </>
  );
}

function ActionForm({ screen, action, row, onDone }: Required<Props>) {
  const { default: told, operations } = screen;
  const queryClient = useQueryClient();
  const { description } = useWords().action(action.mutation);
  const choices = Object.entries(told.choices).map(
    ([typeName, { list, label, isSearched }]) =>
      [typeName, { document: operations.choices[list]!, list, label, isSearched }] as const,
  );
  return (
    <>
      {description && <p className={styles.lead}>{description}</p>}
      <DeclaredForm
        document={operations.actions[action.verb]!}
        keptAs={`${action.mutation}-${row?.id ?? 'new'}`}
        row={row}
        choices={Object.fromEntries(choices)}
        onDone={async (payload) => {
          const made = payload[rowFieldOf(told.typeName)] as { id: string } | null;
          onDone(made?.id ?? '');
          await queryClient.invalidateQueries();
        }}
      />
    </>
  );
}
