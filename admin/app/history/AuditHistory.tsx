import { Box, Paper } from '@mui/material';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { useResource } from '../catalogue/useKnowledge.ts';
import { AuditEntry } from './AuditEntry.tsx';
import { HistoryRows } from './HistoryRows.tsx';

/** Every change of the row, newest first: actor, time, impersonated user, before and after. */
export function AuditHistory({ trail }: { trail: CatalogueResource }) {
  const resource = useResource();
  const record = useRecordContext();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <Paper sx={{ p: { xs: 2, md: 3 } }}>
      <HistoryRows
        log={trail}
        filter={{ tableName: [resource.table], rowId: record.id }}
        sortBy="changedAt"
        empty={translate('audit.empty')}
      >
        {(entries: RaRecord[]) => (
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {entries.map((entry) => (
              <AuditEntry key={entry.id} entry={entry} resource={resource} />
            ))}
          </Box>
        )}
      </HistoryRows>
    </Paper>
  );
}
