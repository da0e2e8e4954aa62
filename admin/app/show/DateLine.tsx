import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { useLabels } from '../catalogue/labels/useLabels.ts';
import { Value } from '../fields/Value.tsx';
import { dayOrder } from './dayOrder.ts';

/** The row's days and instants in order. Those in the future have an open dot. */
export function DateLine({ fields }: { fields: CatalogueField[] }) {
  const labels = useLabels();
  const record = useRecordContext();
  const now = Date.now();
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {fields.map((field) => {
        const isAhead = dayOrder(record?.[field.name]) > now;
        return (
          <Box
            key={field.name}
            sx={{
              position: 'relative',
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 2,
              pl: 2.5,
              py: 0.5,
              '&::before': {
                content: '""',
                position: 'absolute',
                left: 0,
                top: 10,
                width: 9,
                height: 9,
                borderRadius: '50%',
                border: '2px solid',
                borderColor: 'primary.main',
                backgroundColor: isAhead ? 'background.paper' : 'primary.main',
              },
              '&:not(:last-of-type)::after': {
                content: '""',
                position: 'absolute',
                left: 4,
                top: 21,
                bottom: -8,
                width: '1px',
                backgroundColor: 'divider',
              },
            }}
          >
            <Box
              component="dt"
              sx={{ color: 'text.secondary' }}
              title={field.description ?? undefined}
            >
              {labels.field(field)}
            </Box>
            <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
              <Value field={field} value={record?.[field.name]} />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
