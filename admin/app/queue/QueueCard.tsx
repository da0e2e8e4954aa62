import { Box, ButtonBase, Paper, Skeleton, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useLabels } from '../catalogue/useLabels.ts';
import { sinceText } from '../format/sinceText.ts';
import type { Queue } from './queuesOf.ts';
import { waitingQuery } from './waitingQuery.ts';

/** One queue on the first screen: how many wait, and since when the first of them. */
export function QueueCard({ queue }: { queue: Queue }) {
  const translate = useTranslate();
  const labels = useLabels();
  const { since, params } = waitingQuery(queue, 1);
  const { data, total, isPending, error } = useGetList(queue.resource.name, params);
  const oldest = since ? data?.[0]?.[since] : null;
  const lead = () => {
    if (error) return translate(error.message, { _: translate('failure.FAULT') });
    if (total === 0) return translate('console.allDone');
    return oldest
      ? translate('console.oldest', { when: sinceText(oldest, labels.locale) })
      : translate('console.openQueue');
  };
  return (
    <Paper>
      <ButtonBase
        component={RouterLink}
        to={`/queue/${queue.resource.name}`}
        sx={{ display: 'block', width: '100%', p: 2, borderRadius: 1, textAlign: 'left' }}
      >
        <Typography sx={{ fontWeight: 600 }}>{labels.many(queue.resource)}</Typography>
        {isPending ? (
          <Skeleton width={64} height={48} />
        ) : (
          <Box
            sx={{
              fontSize: 40,
              lineHeight: 1.25,
              fontWeight: 650,
              letterSpacing: '-0.02em',
              color: total ? 'warning.main' : 'text.secondary',
            }}
          >
            {total ?? '–'}
          </Box>
        )}
        <Box sx={{ color: 'text.secondary' }}>{isPending ? <Skeleton width={140} /> : lead()}</Box>
      </ButtonBase>
    </Paper>
  );
}
