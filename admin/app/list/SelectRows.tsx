import { Checkbox } from '@mui/material';
import { useListContext, useRecordContext, useTranslate } from 'react-admin';
import { titleOf, useLabels } from '../catalogue/labels/labels.ts';
import { useConsoleModel, useResource } from '../catalogue/useConsoleModel.ts';

const small = { p: 0.5 } as const;

/** Selects the row it stands in; a press beside the box opens the row, as in any other cell. */
export function SelectRow() {
  const record = useRecordContext();
  const resource = useResource();
  const { catalogue } = useConsoleModel();
  const labels = useLabels();
  const translate = useTranslate();
  const { selectedIds = [], onToggleItem } = useListContext();
  if (!record) return null;
  return (
    <Checkbox
      size="small"
      sx={small}
      checked={selectedIds.includes(record.id)}
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(record.id)}
      slotProps={{
        input: {
          'aria-label': `${translate('ra.action.select_row')}: ${titleOf(catalogue, resource, record, labels)}`,
        },
      }}
    />
  );
}

/** Selects all rows of the page, or none. */
export function SelectPage() {
  const translate = useTranslate();
  const { data = [], selectedIds = [], onSelect } = useListContext();
  const chosen = data.filter(({ id }) => selectedIds.includes(id)).length;
  const isAll = data.length > 0 && chosen === data.length;
  return (
    <Checkbox
      size="small"
      sx={small}
      checked={isAll}
      indeterminate={chosen > 0 && !isAll}
      onChange={() => onSelect(isAll ? [] : data.map(({ id }) => id))}
      slotProps={{ input: { 'aria-label': translate('ra.action.select_all') } }}
    />
  );
}
