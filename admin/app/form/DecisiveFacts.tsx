import { Box } from '@mui/material';
import { isTagged, useResource } from '../catalogue/useConsoleModel.ts';
import { FieldGrid } from '../fields/FieldGrid.tsx';

/**
 * The facts that a decision about the row depends on and that this form does not change, shown read-only
 * above it.
 */
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
