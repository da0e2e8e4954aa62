import { Box, IconButton } from '@mui/material';
import { IconPencil } from '@tabler/icons-react';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { ActionButtons } from '../actions/ActionButtons.tsx';
import { titleOf, useLabels } from '../catalogue/labels/labels.ts';
import { useConsoleModel } from '../catalogue/useConsoleModel.ts';
import { DeleteRow } from '../form/DeleteRow.tsx';
import { isWritable } from '../form/isWritable.ts';

interface Props {
  resource: CatalogueResource;
  /**
   * Rows that only join two tables link to the other row, so that further actions on the join have no page of
   * their own.
   */
  isTie: boolean;
  edit: (record: RaRecord) => void;
}

/** Changes or deletes a row of another table in place. */
export function RowTools({ resource, isTie, edit }: Props) {
  const { catalogue } = useConsoleModel();
  const labels = useLabels();
  const translate = useTranslate();
  const record = useRecordContext();
  if (!record) return null;
  const title = titleOf(catalogue, resource, record, labels);
  return (
    <Box
      // The row around it leads to its page.
      onClick={(event) => event.stopPropagation()}
      sx={{ position: 'relative', display: 'flex', justifyContent: 'flex-end', gap: 0.5 }}
    >
      {isTie && <ActionButtons />}
      {isWritable(resource, 'edit') && (
        <IconButton
          size="small"
          aria-label={`${translate('ra.action.edit')} ${title}`}
          onClick={() => edit(record)}
        >
          <IconPencil size={18} stroke={1.6} aria-hidden="true" />
        </IconButton>
      )}
      {resource.operations.delete !== null && <DeleteRow isPart />}
    </Box>
  );
}
