import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { decidersOf } from '../catalogue/actions/decisionStates.ts';
import { isRefusal } from '../catalogue/actions/isRefusal.ts';
import { type RowAction, rowActions } from '../catalogue/actions/rowActions.ts';
import { withheldActions } from '../catalogue/actions/withheldActions.ts';
import { useLabels } from '../catalogue/labels/useLabels.ts';
import { useKnowledge, useResource } from '../catalogue/useKnowledge.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { WhoDecides } from './WhoDecides.tsx';
import { WithheldButton } from './WithheldButton.tsx';

/** The actions this operator may take on the row in its present state, as buttons. */
export function ActionButtons() {
  const resource = useResource();
  const record = useRecordContext();
  const { catalogue, operator } = useKnowledge();
  const labels = useLabels();
  const [chosen, choose] = useState<RowAction | null>(null);
  if (!record) return null;
  const actions = rowActions(catalogue, resource, record, operator);
  const refuses = (action: RowAction) => isRefusal(resource, action);
  const status = record[resource.statusField ?? ''];
  const isDecided = actions.some(({ to }) => to !== null);
  // If the operator can take none of the pending decisions, a sentence says so at once.
  const isExplained = !isDecided && decidersOf(resource, status).length > 0;
  const withheld = isExplained ? [] : withheldActions(catalogue, resource, record, operator);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {isExplained && <WhoDecides resource={resource} status={status} />}
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
      {withheld.map((action) => (
        <WithheldButton key={action.name} action={action} />
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
