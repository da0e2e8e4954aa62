import { Box, IconButton } from '@mui/material';
import { IconPencil } from '@tabler/icons-react';
import {
  DeleteWithConfirmButton,
  type RaRecord,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { ActionButtons } from '../actions/ActionButtons.tsx';
import { titleOf } from '../catalogue/titleOf.ts';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { useLabels } from '../catalogue/useLabels.ts';
import { isWritable } from '../form/isWritable.ts';

interface Props {
  resource: CatalogueResource;
  /** It leads to another row, so that what else may be done with it has no page to stand on. */
  isTie: boolean;
  edit: (record: RaRecord) => void;
}

/** Changes a row of another table, or takes it away, where it stands. */
export function RowTools({ resource, isTie, edit }: Props) {
  const { catalogue } = useKnowledge();
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
      {resource.operations.delete !== null && (
        <DeleteWithConfirmButton
          label="ra.action.remove"
          confirmTitle={translate('related.remove', { name: labels.one(resource) })}
          mutationMode="pessimistic"
          redirect={false}
        />
      )}
    </Box>
  );
}
