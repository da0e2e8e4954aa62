import { Button } from '@mui/material';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { createActions } from '../catalogue/actions/createActions.ts';
import type { RowAction } from '../catalogue/actions/rowActions.ts';
import { useLabels } from '../catalogue/labels/useLabels.ts';
import { useKnowledge, useResource } from '../catalogue/useKnowledge.ts';

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
