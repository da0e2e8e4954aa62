import { Box } from '@mui/material';
import type { SxProps } from '@mui/material/styles';
import type { CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { useLabels } from '../catalogue/labels/labels.ts';
import { RecordValue } from '../fields/RecordValue.tsx';

// The gap between the facts keeps links far enough apart for a thumb.
const tight = { lineHeight: { xs: '20px', md: 'inherit' } } as const;

/** Facts of a row, each behind its name and on to the next line where they do not fit; on a phone below it. */
export function RowFacts({ fields, sx }: { fields: CatalogueField[]; sx?: SxProps }) {
  const labels = useLabels();
  return (
    <Box
      component="dl"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: { xs: 0.75, md: 0 },
        m: 0,
        ...sx,
      }}
    >
      {fields.map((field) => (
        <Box key={field.name} sx={{ display: { md: 'flex' }, gap: 0.75, minWidth: 0 }}>
          <Box
            component="dt"
            sx={{ color: 'text.secondary', fontSize: { xs: 12, md: 'inherit' }, ...tight }}
          >
            {labels.field(field)}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', ...tight }}>
            <RecordValue field={field} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
