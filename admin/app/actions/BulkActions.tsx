import { Button } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useGetMany, useListContext, useTranslate } from 'react-admin';
import { isRefusal, type RowAction } from '../catalogue/actions/rowActions.ts';
import { sharedActions } from '../catalogue/actions/sharedActions.ts';
import { useLabels } from '../catalogue/labels/labels.ts';
import { useKnowledge, useResource } from '../catalogue/useKnowledge.ts';
import { BulkDialog } from './BulkDialog.tsx';

/** The actions that can be taken on all rows selected in a list, as buttons. */
export function BulkActions() {
  const resource = useResource();
  const { catalogue, operator } = useKnowledge();
  const labels = useLabels();
  const translate = useTranslate();
  const { selectedIds = [] } = useListContext();
  // Selected rows may be on another page.
  const { data = [] } = useGetMany(resource.name, { ids: selectedIds });
  const [chosen, choose] = useState<RowAction | null>(null);
  const records = data.filter((record): record is RaRecord => Boolean(record));
  const actions = sharedActions(catalogue, resource, records, operator);
  if (records.length < selectedIds.length) return null;
  return (
    <>
      {actions.length === 0 && <span>{translate('bulk.nothing')}</span>}
      {actions.map((action) => (
        <Button
          key={action.name}
          variant="outlined"
          size="small"
          color={isRefusal(resource, action) ? 'error' : 'primary'}
          onClick={() => choose(action)}
        >
          {labels.action(action.name, action.mutation)}
        </Button>
      ))}
      {chosen && <BulkDialog action={chosen} records={records} close={() => choose(null)} />}
    </>
  );
}
