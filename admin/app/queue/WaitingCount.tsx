import { Box } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { useConsoleModel } from '../catalogue/useConsoleModel.ts';
import { session } from '../session/session.ts';
import { queuesOf, waitingQuery } from './waitingQuery.ts';

const aMinute = 60_000;

/** The number of rows waiting for this operator in all queues; nothing when there are none. */
export function WaitingCount() {
  const { catalogue, operator } = useConsoleModel();
  const { getList } = useDataProvider();
  const translate = useTranslate();
  const mine = queuesOf(catalogue, operator).filter(({ isMine }) => isMine);
  const total = useQueries({
    queries: mine.map((queue) => {
      const { params } = waitingQuery(queue, 1);
      return {
        queryKey: [queue.resource.name, 'getList', 'waiting', params],
        queryFn: () => getList(queue.resource.name, params),
        refetchInterval: () => session.read() !== null && aMinute,
      };
    }),
    combine: (answers) => answers.reduce((sum, { data }) => sum + (data?.total ?? 0), 0),
  });
  if (total === 0) return null;
  return (
    <Box
      component="span"
      aria-label={translate('console.waiting', { smart_count: total })}
      role="img"
      sx={{
        ml: 'auto',
        px: 0.75,
        borderRadius: '9px',
        fontSize: 12,
        lineHeight: '18px',
        fontWeight: 650,
        fontVariantNumeric: 'tabular-nums',
        color: 'background.paper',
        backgroundColor: 'warning.main',
      }}
    >
      {total}
    </Box>
  );
}
