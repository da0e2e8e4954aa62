import { Box } from '@mui/material';
import { isTagged } from '../catalogue/isTagged.ts';
import { useResource } from '../catalogue/useResource.ts';
import { FieldGrid } from '../fields/FieldGrid.tsx';

/** What one decides by when one changes a row, and may not change itself: above the form, to be read. */
export function DecisiveFacts({ written }: { written: readonly string[] }) {
  const fields = useResource().fields.filter(
    (field) => isTagged(field, 'decides') && !written.includes(field.name),
  );
  if (fields.length === 0) return null;
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <FieldGrid fields={fields} />
    </Box>
  );
}
