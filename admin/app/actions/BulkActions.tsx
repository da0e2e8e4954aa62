import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { isRefusal, type RowAction } from '../catalogue/actions/rowActions.ts';
import { sharedActions } from '../catalogue/actions/sharedActions.ts';
import { useLabels } from '../catalogue/labels/labels.ts';
import { useConsoleModel, useResource } from '../catalogue/useConsoleModel.ts';
import { BulkDialog } from './BulkDialog.tsx';

/**
 * The actions on the selected rows of a list's page, as buttons. They are taken on the rows as the list shows them, so
 * that a row changed since is refused; rows of other pages are not seen and not acted on.
 */
export function BulkActions() {
  const resource = useResource();
  const { catalogue, operator } = useConsoleModel();
  const labels = useLabels();
  const translate = useTranslate();
  const { data = [], selectedIds = [] } = useListContext();
  // The dialog stores its rows, since they may leave the list while it shows the results.
  const [chosen, choose] = useState<{ action: RowAction; records: RaRecord[] } | null>(null);
  const records = data.filter(({ id }) => selectedIds.includes(id));
  const actions = sharedActions(catalogue, resource, records, operator);
  return (
    <>
      {records.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pb: 1 }}>
          <Box role="status" sx={{ mr: 1, fontWeight: 600 }}>
            {translate('ra.action.bulk_actions', { smart_count: records.length })}
          </Box>
          {actions.length === 0 && <span>{translate('bulk.nothing')}</span>}
          {actions.map((action) => (
            <Button
              key={action.name}
              variant="outlined"
              size="small"
              color={isRefusal(resource, action) ? 'error' : 'primary'}
              onClick={() => choose({ action, records })}
            >
              {labels.action(action.name, action.mutation)}
            </Button>
          ))}
        </Box>
      )}
      {chosen && <BulkDialog {...chosen} close={() => choose(null)} />}
    </>
  );
}
