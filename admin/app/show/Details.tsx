import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { isTagged } from '../catalogue/isTagged.ts';
import { useResource } from '../catalogue/useKnowledge.ts';
import { FieldGrid } from '../fields/FieldGrid.tsx';
import { Thumbnail } from '../fields/Thumbnail.tsx';
import { RowChanges } from '../history/RowChanges.tsx';
import { DateLine } from './DateLine.tsx';
import { DetailGroup } from './DetailGroup.tsx';
import { detailGroups } from './detailGroups.ts';
import { EmptyFields } from './EmptyFields.tsx';
import { MoneyRows } from './MoneyRows.tsx';

// On a narrow screen the columns dissolve and their groups follow each other by their place.
const column = {
  display: { xs: 'contents', lg: 'flex' },
  flexDirection: 'column',
  gap: 2,
  minWidth: 0,
} as const;

/** The row's fields: people and description, beside them amounts and dates. */
export function Details() {
  const resource = useResource();
  const translate = useTranslate();
  const record = useRecordContext();
  if (!record) return null;
  const { decisive, people, money, rest, dates, empty } = detailGroups(resource, record);
  const hasMoney = money.some(({ kind }) => kind === 'money');
  const isTrail = isTagged(resource, 'auditTrail');
  return (
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
          <span>{String(record.id)}</span>
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
}
