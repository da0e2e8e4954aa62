import { Box, Link, Paper, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import {
  RecordContextProvider,
  ResourceContextProvider,
  useGetList,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { request } from '../api/authorizedFetch.ts';
import { useLabels } from '../catalogue/labels/labels.ts';
import { listedFields } from '../catalogue/listedFields.ts';
import { isTagged, useConsoleModel } from '../catalogue/useConsoleModel.ts';
import { filterOf } from '../data/filterOf.ts';
import { Money } from '../fields/Money.tsx';
import { RecordValue } from '../fields/RecordValue.tsx';
import { momentText, sinceText } from '../format/sinceText.ts';
import { pageSizes } from '../list/listDefaults.ts';
import { RowLink } from '../list/RowLink.tsx';
import { Failure } from '../states/Failure.tsx';
import { QueueTitle } from './QueueTitle.tsx';
import { RowFacts } from './RowFacts.tsx';
import { type Queue, waitingQuery } from './waitingQuery.ts';

const mostPeople = 2;

interface Props {
  resource: CatalogueResource;
  /** The column with the time since when it waits. */
  since: string | null;
}

const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** A queue on the first screen: how many rows wait, their sum, and the first of them. */
export function QueueCard({ queue }: { queue: Queue }) {
  const translate = useTranslate();
  const labels = useLabels();
  const { resource } = queue;
  const { since, params } = waitingQuery(queue, pageSizes.queueCard);
  const { data, total, isPending, error, refetch } = useGetList(resource.name, params);
  const sum = useWaitingSum(queue);
  const isEmpty = total === 0;
  return (
    // Empty queues come last, side by side, and have nothing to focus.
    <Paper
      component="section"
      aria-label={labels.many(resource)}
      sx={isEmpty ? { order: 1 } : { gridColumn: '1 / -1' }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 1.5,
          px: 2,
          py: isEmpty ? 1 : 2,
        }}
      >
        <Typography variant="h6" component="h3">
          {labels.many(resource)}
        </Typography>
        {isPending && <Skeleton width={90} />}
        {isEmpty && <Box sx={{ color: 'text.secondary' }}>{translate('console.allDone')}</Box>}
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
                  <QueueCount resource={resource} since={since} />
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

/**
 * The sum of the waiting rows in minor units; null where no column is summed, and where currencies would be
 * mixed.
 */
function useWaitingSum(queue: Queue): string | null {
  const { resource } = queue;
  const { list, filterType } = resource.operations;
  const sum = resource.fields.find((field) => field.kind === 'money' && isTagged(field, 'sum'));
  const hasCurrency = resource.fields.some(({ name }) => name === 'currency');
  const filter = filterOf(resource, waitingQuery(queue, 1).params.filter);
  const { data } = useQuery({
    queryKey: [resource.name, 'getList', 'waitingSum', filter],
    enabled: (sum?.summable ?? false) && list !== null,
    queryFn: () =>
      request(
        `query Sum($filter: ${filterType}) { result: ${list}(filter: $filter) { aggregates {
          sum { total: ${sum?.name} }
          ${hasCurrency ? 'distinctCount { currencies: currency }' : ''}
        } } }`,
        { filter },
      ),
  });
  const found = part(data?.result, 'aggregates');
  const total = part(part(found, 'sum'), 'total');
  const currencies = Number(part(part(found, 'distinctCount'), 'currencies') ?? 1);
  return typeof total === 'string' && currencies <= 1 ? total : null;
}

/** A waiting row at a glance: title, people, amount and since when. */
function QueueCount({ resource, since }: Props) {
  const record = useRecordContext();
  const labels = useLabels();
  const { catalogue } = useConsoleModel();
  if (!record) return null;
  const fields = listedFields(resource, catalogue);
  const people = fields
    .filter(({ kind, name }) => kind === 'reference' && name !== resource.labelField)
    .filter(({ name }) => (record[name] ?? null) !== null)
    // The last ones identify best: the account comes first in every table, and mostly belongs to the profile.
    .slice(-mostPeople);
  const sum = resource.fields.find((field) => isTagged(field, 'sum'));
  const quiet = { color: 'text.secondary', fontSize: 13 } as const;
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        px: 2,
        py: 1,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      {/* Links below each other are far enough apart for a thumb. */}
      <Box sx={{ minWidth: 0, lineHeight: { xs: '28px', md: '24px' } }}>
        <RowLink resource={resource} fills>
          <QueueTitle resource={resource} />
        </RowLink>
        <RowFacts fields={people} sx={{ columnGap: 2, fontSize: 13 }} />
      </Box>
      <Box sx={{ flexShrink: 0, textAlign: 'right' }}>
        {sum && <RecordValue field={sum} />}
        {since && record[since] && (
          <Box
            component="time"
            dateTime={String(record[since])}
            title={momentText(record[since], 'datetime', labels.locale)}
            sx={{ ...quiet, display: 'block' }}
          >
            {sinceText(record[since], labels.locale)}
          </Box>
        )}
      </Box>
    </Box>
  );
}
