import { Box, Button, Paper, Skeleton } from '@mui/material';
import { type ReactNode, useState } from 'react';
import {
  type RaRecord,
  RecordRepresentation,
  ReferenceField,
  useGetList,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { marked, messageWith, withVerbatim } from '#shared/texts/with-verbatim.ts';
import { useLabels } from '../catalogue/labels/labels.ts';
import { useConsoleModel, useResource } from '../catalogue/useConsoleModel.ts';
import { Badge, type Tone } from '../fields/Badge.tsx';
import { Moment } from '../fields/Moment.tsx';
import { Failure, Quiet } from '../states/Failure.tsx';
import { EntryChanges } from './EntryChanges.tsx';

interface Props {
  log: CatalogueResource;
  filter: Record<string, unknown>;
  sortBy: string;
  empty: string;
  children: (rows: RaRecord[]) => ReactNode;
}

const step = 20;

/** The actor of changes without a session. */
const noActor = '–';

const tones: Record<string, Tone> = { INSERT: 'pine', UPDATE: 'fjord', DELETE: 'rust' };

/** Every change of the row, newest first: actor, time, impersonated user, before and after. */
export function AuditHistory({ trail }: { trail: CatalogueResource }) {
  const resource = useResource();
  const record = useRecordContext();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <Paper sx={{ p: { xs: 2, md: 3 } }}>
      <HistoryRows
        log={trail}
        filter={{ tableName: [resource.table], rowId: record.id }}
        sortBy="changedAt"
        empty={translate('audit.empty')}
      >
        {(entries: RaRecord[]) => (
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {entries.map((entry) => (
              <AuditEntry key={entry.id} entry={entry} resource={resource} />
            ))}
          </Box>
        )}
      </HistoryRows>
    </Paper>
  );
}

/** One entry of the trail as a sentence, and below it what changed. */
function AuditEntry({ entry, resource }: { entry: RaRecord; resource: CatalogueResource }) {
  const translate = useTranslate();
  const row = useRecordContext();
  const { locale } = useLabels();
  const operation = String(entry.operation).toUpperCase();
  const who =
    entry.actor && entry.actor !== noActor ? String(entry.actor) : translate('audit.nobody');
  return (
    <Box component="li" sx={{ pb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline', mb: 1 }}>
        <Badge
          tone={tones[operation] ?? 'neutral'}
          label={translate(`audit.${operation}`, { _: operation })}
        />
        {messageWith(translate, 'audit.by', { who })}
        {entry.administratorId && <Impersonator id={String(entry.administratorId)} entry={entry} />}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <Moment value={entry.changedAt} kind="datetime" locale={locale} />
        </Box>
      </Box>
      <EntryChanges entry={entry} fields={resource.fields} row={row} />
    </Box>
  );
}

/** The operator who acted as another user, by name where the audit key leads to one. */
function Impersonator({ id, entry }: { id: string; entry: RaRecord }) {
  const translate = useTranslate();
  const { catalogue } = useConsoleModel();
  const reference = catalogue.resources
    .flatMap(({ fields }) => fields)
    .find(({ name, reference: target }) => name === 'administratorId' && target)?.reference;
  const who = reference ? (
    <ReferenceField
      record={entry}
      source="administratorId"
      reference={reference.resource}
      link={false}
    >
      <RecordRepresentation />
    </ReferenceField>
  ) : (
    id
  );
  return (
    <Box component="span" sx={{ fontWeight: 600 }}>
      {withVerbatim(translate('audit.onBehalf', { who: marked('who') }), { who })}
    </Box>
  );
}

/** Rows of a log, newest first, older ones on request. */
export function HistoryRows({ log, filter, sortBy, empty, children }: Props) {
  const translate = useTranslate();
  const [perPage, setPerPage] = useState(step);
  const { data, total, isPending, error, refetch } = useGetList(log.name, {
    filter,
    sort: { field: sortBy, order: 'DESC' },
    pagination: { page: 1, perPage },
  });
  if (error) return <Failure error={error} retry={refetch} />;
  if (isPending) return <Skeleton variant="rounded" height={96} />;
  if (!data || data.length === 0) return <Quiet title={empty} />;
  return (
    <>
      {children(data)}
      {(total ?? 0) > data.length && (
        <Button onClick={() => setPerPage(perPage + step)}>{translate('audit.more')}</Button>
      )}
    </>
  );
}
