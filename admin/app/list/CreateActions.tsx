import { Button } from '@mui/material';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { createActions } from '../catalogue/createActions.ts';
import type { RowAction } from '../catalogue/rowActions.ts';
import { useKnowledge, useResource } from '../catalogue/useKnowledge.ts';
import { useLabels } from '../catalogue/useLabels.ts';

const noRow: RaRecord = { id: '' };

/** Buttons for the mutations that make a row of the list. */
export function CreateActions() {
  const resource = useResource();
  const { catalogue, operator } = useKnowledge();
  const labels = useLabels();
  const [chosen, choose] = useState<RowAction | null>(null);
  return (
    <>
      {createActions(catalogue, resource, operator).map((action) => (
        <Button key={action.name} variant="outlined" size="small" onClick={() => choose(action)}>
          {labels.action(action.name, action.mutation)}
        </Button>
      ))}
      {chosen && (
        <ActionDialog
          resource={resource}
          record={noRow}
          action={chosen}
          close={() => choose(null)}
        />
      )}
    </>
  );
}
