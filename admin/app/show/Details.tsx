import { Box, Paper } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { CatalogueField } from '../../../plugins/core/catalogue/catalogue.ts';
import { isRange } from '../catalogue/isRange.ts';
import { isTagged } from '../catalogue/isTagged.ts';
import { useLabels } from '../catalogue/useLabels.ts';
import { useResource } from '../catalogue/useResource.ts';
import { Value } from '../fields/Value.tsx';
import { RowChanges } from '../history/RowChanges.tsx';

const wide = new Set(['longText', 'json', 'composite']);

/** Every column of the row, narrow ones side by side, each below its label. */
export function Details() {
  const resource = useResource();
  const labels = useLabels();
  const record = useRecordContext();
  if (!record) return null;
  const isTrail = isTagged(resource, 'auditTrail');
  const isWide = ({ kind }: CatalogueField) => wide.has(kind);
  const fields = resource.fields.filter(
    (field) =>
      field.name !== 'id' &&
      !(isTrail && field.kind === 'json') &&
      (field.kind !== 'other' || isRange(field)) &&
      // What the API computes as a list speaks to programs, such as the actions that are open.
      !(field.computed && field.isList),
  );
  const ordered = [...fields.filter((field) => !isWide(field)), ...fields.filter(isWide)];
  return (
    <Paper sx={{ p: { xs: 2, md: 3 } }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: 'repeat(auto-fill, minmax(200px, 1fr))',
          },
          columnGap: 3,
          rowGap: 2,
        }}
      >
        {ordered.map((field) => (
          <Box key={field.name} sx={isWide(field) ? { gridColumn: 'span 2' } : {}}>
            <Box
              component="dt"
              sx={{ color: 'text.secondary', fontSize: 12 }}
              title={field.description ?? undefined}
            >
              {labels.field(field)}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              <Value field={field} value={record[field.name]} />
            </Box>
          </Box>
        ))}
      </Box>
      {isTrail && <RowChanges />}
      <Box sx={{ mt: 3, fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        Id {String(record.id)}
      </Box>
    </Paper>
  );
}
