import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ScreenAction } from '#plugins/core/screens/screen.ts';
import type { DeclaredScreen, Row } from '#portal/graphql/screens/DeclaredScreen.ts';
import { useRowAction } from './useRowAction.ts';

interface Props {
  screen: DeclaredScreen;
  action: ScreenAction;
  row: Row;
  /** The name of the row on this page. */
  name: string;
}

/** Takes a row away from the one it belongs to, after a question. */
export function TakeAway({ screen: { operations }, action, row, name }: Props) {
  const { t } = useTranslation('ui');
  const [ask, pending] = useRowAction({ operations, action, endsBadly: true });
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      loading={pending}
      onClick={() => ask(row, name)}
      aria-label={t('row.remove', { name })}
    >
      <IconTrash size={18} stroke={1.5} color="var(--h-muted)" />
    </ActionIcon>
  );
}
