import { Box, Typography } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { Quiet } from '../states/Quiet.tsx';
import { eventLogOf } from './eventLogOf.ts';
import { LatestEvents } from './LatestEvents.tsx';
import { QueueCard } from './QueueCard.tsx';
import { queuesOf } from './queuesOf.ts';

/** The first screen: rows that wait for a decision, and beside them the latest events. */
export function Dashboard() {
  const translate = useTranslate();
  const { catalogue, operator } = useKnowledge();
  const queues = queuesOf(catalogue, operator);
  const log = eventLogOf(catalogue);
  return (
    <Box sx={{ pt: 2, maxWidth: 1280 }}>
      <Title title="console.product" />
      <Typography variant="h5" component="h2">
        {translate('console.decisions')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {translate('console.decisionsLead')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          {queues.length === 0 && <Quiet title={translate('console.noQueues')} />}
          {queues.map((queue) => (
            <QueueCard key={queue.resource.name} queue={queue} />
          ))}
        </Box>
        {log && <LatestEvents log={log} />}
      </Box>
    </Box>
  );
}
