import { Box, Link, Paper, Skeleton, Typography } from '@mui/material';
import {
  RecordContextProvider,
  ReferenceField,
  useGetList,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { holds, subjectOf } from '../catalogue/tagOf.ts';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { NamedRow } from '../fields/NamedRow.tsx';
import { TimelineEvent } from '../history/TimelineEvent.tsx';
import { Failure } from '../states/Failure.tsx';
import { latestQuery } from './waitingQuery.ts';

/** The latest events of the whole platform, newest first. */
export function LatestEvents({ log }: { log: CatalogueResource }) {
  const translate = useTranslate();
  const { data, isPending, error, refetch } = useGetList(log.name, latestQuery(log));
  return (
    <Paper component="section" aria-labelledby="latest-events" sx={{ p: 2 }}>
      <Typography id="latest-events" variant="h6" component="h3" sx={{ mb: 1.5 }}>
        {translate('console.latest')}
      </Typography>
      {isPending && <Skeleton variant="rounded" height={240} />}
      {error && <Failure error={error} retry={refetch} />}
      {data?.length === 0 && (
        <Box sx={{ color: 'text.secondary' }}>{translate('events.empty')}</Box>
      )}
      {data && data.length > 0 && (
        <>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.map((event) => (
              <RecordContextProvider key={event.id} value={event}>
                <TimelineEvent event={event}>
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
  const { catalogue } = useKnowledge();
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
