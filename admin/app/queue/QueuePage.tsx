import { Box, Paper, Skeleton, Typography } from '@mui/material';
import { ResourceContextProvider, Title, useGetList, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useLabels } from '../catalogue/labels/labels.ts';
import { useConsoleModel } from '../catalogue/useConsoleModel.ts';
import { pageSizes } from '../list/listDefaults.ts';
import { Failure, Quiet } from '../states/Failure.tsx';
import { Missing } from '../states/Missing.tsx';
import { QueueRows } from './QueueRows.tsx';
import { type Queue, queuesOf, waitingQuery } from './waitingQuery.ts';

/** The queue of one table, found by its route; a table without decisions has none. */
export function QueuePage() {
  const { resource: name } = useParams();
  const { catalogue, operator } = useConsoleModel();
  const queue = queuesOf(catalogue, operator).find(({ resource }) => resource.name === name);
  if (!queue) return <Missing />;
  return (
    <ResourceContextProvider value={queue.resource.name}>
      <Waiting key={queue.resource.name} queue={queue} />
    </ResourceContextProvider>
  );
}

function Waiting({ queue }: { queue: Queue }) {
  const translate = useTranslate();
  const labels = useLabels();
  const { params } = waitingQuery(queue, pageSizes.queue);
  const { data, total, isPending, error, refetch } = useGetList(queue.resource.name, params);
  return (
    <Box sx={{ pt: 2 }}>
      <Title title={translate('console.queueOf', { rows: labels.many(queue.resource) })} />
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, mb: 1.5 }}>
        <Typography variant="h5" component="h2">
          {labels.many(queue.resource)}
        </Typography>
        {total !== undefined && (
          <Typography sx={{ color: 'text.secondary' }}>
            {translate('console.waiting', { smart_count: total })}
          </Typography>
        )}
      </Box>
      <Paper>
        {isPending && <Skeleton variant="rounded" height={280} />}
        {error && <Failure error={error} retry={refetch} />}
        {data?.length === 0 && <Quiet title={translate('console.allDone')} />}
        {data && data.length > 0 && <QueueRows queue={queue} rows={data} />}
      </Paper>
    </Box>
  );
}
