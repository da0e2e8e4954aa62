import { Box } from '@mui/material';
import type { SxProps } from '@mui/material/styles';
import type { CatalogueField } from '../../../plugins/core/catalogue/catalogue.ts';
import { useLabels } from '../catalogue/useLabels.ts';
import { RecordValue } from '../fields/RecordValue.tsx';

/** Facts of a row in one line, each behind its name; on to the next line where they do not fit. */
export function RowFacts({ fields, sx }: { fields: CatalogueField[]; sx?: SxProps }) {
  const labels = useLabels();
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, m: 0, ...sx }}>
      {fields.map((field) => (
        <Box key={field.name} sx={{ display: 'flex', gap: 0.75, minWidth: 0 }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {labels.field(field)}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
            <RecordValue field={field} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
