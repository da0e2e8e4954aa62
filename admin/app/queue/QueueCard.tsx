import { Box, Link, Paper, Skeleton, Typography } from '@mui/material';
import {
  RecordContextProvider,
  ResourceContextProvider,
  useGetList,
  useTranslate,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useLabels } from '../catalogue/labels/useLabels.ts';
import { Money } from '../fields/Money.tsx';
import { pageSizes } from '../list/pageSizes.ts';
import { Failure } from '../states/Failure.tsx';
import { QueueGlance } from './QueueGlance.tsx';
import type { Queue } from './queuesOf.ts';
import { useWaitingSum } from './useWaitingSum.ts';
import { waitingQuery } from './waitingQuery.ts';

/** A queue on the first screen: how many rows wait, their sum, and the first of them. */
export function QueueCard({ queue }: { queue: Queue }) {
  const translate = useTranslate();
  const labels = useLabels();
  const { resource } = queue;
  const { since, params } = waitingQuery(queue, pageSizes.queueCard);
  const { data, total, isPending, error, refetch } = useGetList(resource.name, params);
  const sum = useWaitingSum(queue);
  return (
    // Empty queues come last, and have nothing to focus.
    <Paper
      component="section"
      aria-label={labels.many(resource)}
      sx={{ order: total === 0 ? 1 : 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1.5, p: 2 }}>
        <Typography variant="h6" component="h3">
          {labels.many(resource)}
        </Typography>
        {isPending && <Skeleton width={90} />}
        {total === 0 && <Box sx={{ color: 'text.secondary' }}>{translate('console.allDone')}</Box>}
        {total !== undefined && total > 0 && (
          <Box sx={{ color: queue.isMine ? 'warning.main' : 'text.secondary', fontWeight: 600 }}>
            {translate('console.waiting', { smart_count: total })}
          </Box>
        )}
        {total !== undefined && total > 0 && sum !== null && (
          <Box sx={{ ml: 'auto', fontSize: 20, fontWeight: 650, lineHeight: '24px' }}>
            <Money minor={sum} locale={labels.locale} />
          </Box>
        )}
      </Box>
      {isPending && <Skeleton variant="rounded" height={120} sx={{ m: 2, mt: 0 }} />}
      {error && <Failure error={error} retry={refetch} />}
      {data && data.length > 0 && (
        <>
          <ResourceContextProvider value={resource.name}>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {data.map((record) => (
                <RecordContextProvider key={record.id} value={record}>
                  <QueueGlance resource={resource} since={since} />
                </RecordContextProvider>
              ))}
            </Box>
          </ResourceContextProvider>
          <Box sx={{ p: 2 }}>
            <Link component={RouterLink} to={`/queue/${resource.name}`} sx={{ fontWeight: 600 }}>
              {translate('console.openQueue')}
            </Link>
          </Box>
        </>
      )}
    </Paper>
  );
}
