import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { useLabels } from '../catalogue/labels/labels.ts';
import { Value } from './Value.tsx';

const wide = new Set(['longText', 'json', 'composite']);

/** Half a phone is too narrow for an address of e-mail, which has no place to break. */
function placeOf({ kind }: CatalogueField) {
  if (wide.has(kind)) return { gridColumn: '1 / -1' };
  return kind === 'email' ? { gridColumn: { xs: '1 / -1', sm: 'auto' } } : {};
}

/** Fields side by side, each below its label; long ones over the whole width. */
export function FieldGrid({ fields }: { fields: CatalogueField[] }) {
  const labels = useLabels();
  const record = useRecordContext();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(auto-fill, minmax(190px, 1fr))',
        },
        columnGap: 3,
        rowGap: 2,
      }}
    >
      {fields.map((field) => (
        <Box key={field.name} sx={placeOf(field)}>
          <Box
            component="dt"
            sx={{ color: 'text.secondary', fontSize: 12 }}
            title={field.description ?? undefined}
          >
            {labels.field(field)}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            <Value field={field} value={record?.[field.name]} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
