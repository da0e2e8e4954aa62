import { Box, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordRepresentation, useRecordContext } from 'react-admin';
import { useLabels } from '../catalogue/useLabels.ts';
import { useResource } from '../catalogue/useResource.ts';
import { RecordValue } from '../fields/RecordValue.tsx';

/** The row's title and state, and beside them what can be done. */
export function ShowHead({ children }: { children: ReactNode }) {
  const resource = useResource();
  const labels = useLabels();
  const record = useRecordContext();
  const status = resource.fields.find(({ name }) => name === resource.statusField);
  if (!record) return <Skeleton height={48} sx={{ maxWidth: 400 }} />;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        mb: 1.5,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {labels.one(resource)}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25 }}>
          <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            <RecordRepresentation />
          </Typography>
          {status && <RecordValue field={status} />}
        </Box>
      </Box>
      {children}
    </Box>
  );
}
