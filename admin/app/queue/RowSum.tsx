import { Box } from '@mui/material';
import type { CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { useLabels } from '../catalogue/useLabels.ts';
import { RecordValue } from '../fields/RecordValue.tsx';

/** The amount of a row: the figure that decisions depend on, in a fixed place in every row. */
export function RowSum({ field }: { field: CatalogueField }) {
  const labels = useLabels();
  return (
    <Box component="dl" sx={{ m: 0, flexShrink: 0, textAlign: { md: 'right' } }}>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: 12, lineHeight: '16px' }}>
        {labels.field(field)}
      </Box>
      <Box component="dd" sx={{ m: 0, fontSize: 18, lineHeight: '24px', fontWeight: 600 }}>
        <RecordValue field={field} />
      </Box>
    </Box>
  );
}
