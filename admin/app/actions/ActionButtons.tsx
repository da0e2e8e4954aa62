import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { isRefusal } from '../catalogue/isRefusal.ts';
import type { RowAction } from '../catalogue/RowAction.ts';
import { rowActions } from '../catalogue/rowActions.ts';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { useLabels } from '../catalogue/useLabels.ts';
import { useResource } from '../catalogue/useResource.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { WhoDecides } from './WhoDecides.tsx';

/** What this operator may do with the row in its present state, as buttons. */
export function ActionButtons() {
  const resource = useResource();
  const record = useRecordContext();
  const { catalogue, operator } = useKnowledge();
  const labels = useLabels();
  const [chosen, choose] = useState<RowAction | null>(null);
  if (!record) return null;
  const actions = rowActions(catalogue, resource, record, operator);
  const refuses = (action: RowAction) => isRefusal(resource, action);
  const isDecided = actions.some(({ to }) => to !== null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {!isDecided && <WhoDecides resource={resource} status={record[resource.statusField ?? '']} />}
      {actions.map((action, place) => (
        <Button
          key={action.name}
          variant={place === 0 && action.to !== null && !refuses(action) ? 'contained' : 'outlined'}
          color={refuses(action) ? 'error' : 'primary'}
          onClick={() => choose(action)}
        >
          {labels.action(action.name, action.mutation)}
        </Button>
      ))}
      {chosen && (
        <ActionDialog
          resource={resource}
          record={record}
          action={chosen}
          close={() => choose(null)}
        />
      )}
    </Box>
  );
}
