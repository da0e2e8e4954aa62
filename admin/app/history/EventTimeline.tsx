import { Box, Paper } from '@mui/material';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { useResource } from '../catalogue/useConsoleModel.ts';
import { HistoryRows } from './AuditHistory.tsx';
import { TimelineEvent } from './TimelineEvent.tsx';

/** The events of the row, newest first, as a timeline. */
export function EventTimeline({ log }: { log: CatalogueResource }) {
  const resource = useResource();
  const record = useRecordContext();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <Paper sx={{ p: { xs: 2, md: 3 } }}>
      <HistoryRows
        log={log}
        filter={{ entity: [resource.table], entityId: record.id }}
        sortBy="occurredAt"
        empty={translate('events.empty')}
      >
        {(events: RaRecord[]) => (
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {events.map((event) => (
              <TimelineEvent key={event.id} event={event} resource={resource} />
            ))}
          </Box>
        )}
      </HistoryRows>
    </Paper>
  );
}
