import { Box, Link, Paper, Skeleton, Typography } from '@mui/material';
import {
  RecordContextProvider,
  ReferenceField,
  Title,
  useGetList,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { holds, subjectOf, useConsoleModel } from '../catalogue/useConsoleModel.ts';
import { NamedRow } from '../fields/NamedRow.tsx';
import { TimelineEvent } from '../history/TimelineEvent.tsx';
import { useAllWords } from '../locale/words.ts';
import { Failure, Quiet } from '../states/Failure.tsx';
import { QueueCard } from './QueueCard.tsx';
import { eventLogOf, latestQuery, queuesOf } from './waitingQuery.ts';

/** The first screen: rows that wait for a decision, and beside them the latest events. */
export function Dashboard() {
  const translate = useTranslate();
  const { catalogue, operator } = useConsoleModel();
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
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            minWidth: 0,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
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

/** The latest events of the whole platform, newest first. */
function LatestEvents({ log }: { log: CatalogueResource }) {
  const translate = useTranslate();
  const { catalogue } = useConsoleModel();
  const hasWords = useAllWords();
  const { data, isPending, error, refetch } = useGetList(log.name, latestQuery(log));
  return (
    <Paper component="section" aria-labelledby="latest-events" sx={{ p: 2 }}>
      <Typography id="latest-events" variant="h6" component="h3" sx={{ mb: 1.5 }}>
        {translate('console.latest')}
      </Typography>
      {(isPending || (data && !hasWords)) && <Skeleton variant="rounded" height={240} />}
      {error && <Failure error={error} retry={refetch} />}
      {data?.length === 0 && (
        <Box sx={{ color: 'text.secondary' }}>{translate('events.empty')}</Box>
      )}
      {hasWords && data && data.length > 0 && (
        <>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.map((event) => (
              <RecordContextProvider key={event.id} value={event}>
                <TimelineEvent event={event} subject={subjectOf(catalogue, log, event)}>
                  <EventSubject log={log} />
                </TimelineEvent>
              </RecordContextProvider>
            ))}
          </Box>
          <Link component={RouterLink} to={`/${log.name}`} sx={{ fontWeight: 600 }}>
            {translate('console.allEvents')}
          </Link>
        </>
      )}
    </Paper>
  );
}

/** The row an event speaks of, as a link to it; nothing where operators cannot see it. */
function EventSubject({ log }: { log: CatalogueResource }) {
  const { catalogue } = useConsoleModel();
  const event = useRecordContext();
  const row = log.fields.find((field) => holds(field) === 'row');
  const subject = subjectOf(catalogue, log, event);
  if (!row || !event?.[row.name] || !subject?.operations.one) return null;
  return (
    <ReferenceField source={row.name} reference={subject.name} link={false} emptyText=" ">
      <NamedRow resource={subject} />
    </ReferenceField>
  );
}
