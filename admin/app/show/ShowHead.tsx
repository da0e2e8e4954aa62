import { Box, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordRepresentation, useRecordContext } from 'react-admin';
import { isTagged } from '../catalogue/isTagged.ts';
import { useLabels } from '../catalogue/labels/useLabels.ts';
import { useResource } from '../catalogue/useKnowledge.ts';
import { Badge } from '../fields/Badge.tsx';
import { RecordValue } from '../fields/RecordValue.tsx';

/** The row's title and state, and beside them what can be done. */
export function ShowHead({ children }: { children: ReactNode }) {
  const resource = useResource();
  const labels = useLabels();
  const record = useRecordContext();
  const status = resource.fields.find(({ name }) => name === resource.statusField);
  const badges = resource.fields.filter(
    (field) => isTagged(field, 'badge') && record?.[field.name] != null,
  );
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
          {badges.map((field) => (
            <Badge key={field.name} tone="rust" label={labels.field(field)} />
          ))}
        </Box>
      </Box>
      {children}
    </Box>
  );
}
