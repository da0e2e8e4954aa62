import { Box, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { useLabels } from '../catalogue/labels/labels.ts';
import type { Related } from '../catalogue/relatedResources.ts';
import { isTagged, subjectOf, useConsoleModel, useResource } from '../catalogue/useConsoleModel.ts';
import { FieldGrid } from '../fields/FieldGrid.tsx';
import { Thumbnail } from '../fields/Thumbnail.tsx';
import { Value } from '../fields/Value.tsx';
import { EntryChanges } from '../history/EntryChanges.tsx';
import { RelatedRows } from '../related/RelatedRows.tsx';
import { dayOrder, detailGroups } from './detailGroups.ts';
import { DetailGroup, EmptyFields } from './EmptyFields.tsx';
import { MoneyRows } from './MoneyRows.tsx';

// On a narrow screen the columns dissolve and their groups follow each other by their place.
const column = {
  display: { xs: 'contents', lg: 'flex' },
  flexDirection: 'column',
  gap: 2,
  minWidth: 0,
} as const;

/** The row's fields: people and description, beside them amounts and dates; and its parts. */
export function Details({ parts }: { parts: Related[] }) {
  const resource = useResource();
  const translate = useTranslate();
  const record = useRecordContext();
  if (!record) return null;
  const { decisive, people, money, rest, dates, empty } = detailGroups(resource, record);
  const hasMoney = money.some(({ kind }) => kind === 'money');
  const isTrail = isTagged(resource, 'auditTrail');
  const facts = (
    <Box
      sx={{
        display: { xs: 'flex', lg: 'grid' },
        flexDirection: 'column',
        gridTemplateColumns: 'minmax(0, 1fr) 340px',
        alignItems: { lg: 'start' },
        gap: 2,
      }}
    >
      <Box sx={column}>
        {Boolean(record.thumbPath) && (
          <DetailGroup place={0}>
            <Thumbnail path={record.thumbPath} size="whole" />
          </DetailGroup>
        )}
        {decisive.length > 0 && (
          <DetailGroup title={translate('show.decisive')} place={0}>
            <FieldGrid fields={decisive} />
          </DetailGroup>
        )}
        {people.length > 0 && (
          <DetailGroup title={translate('show.people')} place={2}>
            <FieldGrid fields={people} />
          </DetailGroup>
        )}
        {rest.length > 0 && (
          <DetailGroup title={translate('show.rest')} place={3}>
            <FieldGrid fields={rest} />
          </DetailGroup>
        )}
        {isTrail && (
          <DetailGroup title={translate('show.changes')} place={4}>
            <RowChanges />
          </DetailGroup>
        )}
        {empty.length > 0 && <EmptyFields fields={empty} place={6} />}
        <Box sx={{ order: 7, fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <span>Id </span>
          <span translate="no">{String(record.id)}</span>
        </Box>
      </Box>
      <Box sx={column}>
        {money.length > 0 && (
          <DetailGroup title={translate(hasMoney ? 'show.money' : 'show.figures')} place={1}>
            <MoneyRows fields={money} />
          </DetailGroup>
        )}
        {dates.length > 0 && (
          <DetailGroup title={translate('show.dates')} place={5}>
            <DateLine fields={dates} />
          </DetailGroup>
        )}
      </Box>
    </Box>
  );
  return (
    <>
      {parts.map((list) => (
        <Parts key={list.resource.name} list={list} />
      ))}
      {facts}
    </>
  );
}

/** As many parts as leave the facts below them in sight. */
const partsAtOnce = 10;

/** The rows that this one consists of, with their own tools. */
function Parts({ list: { relation, resource } }: { list: Related }) {
  const labels = useLabels();
  return (
    <Box component="section" sx={{ mb: 2 }}>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
        {labels.many(resource)}
      </Typography>
      <RelatedRows relation={relation} perPage={partsAtOnce} />
    </Box>
  );
}

/** The row's days and instants in order. Those in the future have an open dot. */
function DateLine({ fields }: { fields: CatalogueField[] }) {
  const labels = useLabels();
  const record = useRecordContext();
  const now = Date.now();
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {fields.map((field) => {
        const isAhead = dayOrder(record?.[field.name]) > now;
        return (
          <Box
            key={field.name}
            sx={{
              position: 'relative',
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 2,
              pl: 2.5,
              py: 0.5,
              '&::before': {
                content: '""',
                position: 'absolute',
                left: 0,
                top: 10,
                width: 9,
                height: 9,
                borderRadius: '50%',
                border: '2px solid',
                borderColor: 'primary.main',
                backgroundColor: isAhead ? 'background.paper' : 'primary.main',
              },
              '&:not(:last-of-type)::after': {
                content: '""',
                position: 'absolute',
                left: 4,
                top: 21,
                bottom: -8,
                width: '1px',
                backgroundColor: 'divider',
              },
            }}
          >
            <Box
              component="dt"
              sx={{ color: 'text.secondary' }}
              title={field.description ?? undefined}
            >
              {labels.field(field)}
            </Box>
            <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
              <Value field={field} value={record?.[field.name]} />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

/** The changes of one audit entry, on that entry's own page. */
function RowChanges() {
  const trail = useResource();
  const record = useRecordContext();
  const { catalogue } = useConsoleModel();
  if (!record) return null;
  const subject = subjectOf(catalogue, trail, record);
  return <EntryChanges entry={record} fields={subject?.fields ?? []} />;
}
