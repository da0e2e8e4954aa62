import { Box, Typography } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { Quiet } from '../layout/Quiet.tsx';
import { QueueCard } from './QueueCard.tsx';
import { queuesOf } from './queuesOf.ts';

/** The first screen: what waits for a decision, and how much of it. */
export function Dashboard() {
  const translate = useTranslate();
  const { catalogue, operator } = useKnowledge();
  const queues = queuesOf(catalogue, operator);
  return (
    <Box sx={{ pt: 2 }}>
      <Title title="console.product" />
      <Typography variant="h5" component="h2">
        {translate('console.decisions')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {translate('console.decisionsLead')}
      </Typography>
      {queues.length === 0 && <Quiet title={translate('console.noQueues')} />}
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
        }}
      >
        {queues.map((queue) => (
          <QueueCard key={queue.resource.name} queue={queue} />
        ))}
      </Box>
    </Box>
  );
}
