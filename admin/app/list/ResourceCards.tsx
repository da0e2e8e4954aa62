import { Box } from '@mui/material';
import {
  type RaRecord,
  RecordContextProvider,
  RecordRepresentation,
  useListContext,
  useRecordContext,
} from 'react-admin';
import type { CatalogueField, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { useLabels } from '../catalogue/labels/labels.ts';
import { titleReference } from '../catalogue/labels/titleReference.ts';
import { listedFields } from '../catalogue/listedFields.ts';
import { useConsoleModel } from '../catalogue/useConsoleModel.ts';
import { Pictured } from '../fields/Pictured.tsx';
import { RecordValue } from '../fields/RecordValue.tsx';
import { RowBadges } from '../fields/RowBadges.tsx';
import { LoadingRows } from './LoadingRows.tsx';
import type { RowsProps } from './listDefaults.ts';
import { RowLink } from './RowLink.tsx';

const mostOnCard = 6;

/** Rows as cards, for a screen one holds in the hand. */
export function ResourceCards({ empty, ...shown }: RowsProps) {
  const { data, isPending } = useListContext<RaRecord>();
  if (isPending) return <LoadingRows />;
  if (!data || data.length === 0) return <>{empty}</>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <RowCard {...shown} />
        </RecordContextProvider>
      ))}
    </Box>
  );
}

/** One row as a card: its title and state, then what matters with its label. */
function RowCard({ resource, except, leadsTo, tools }: Omit<RowsProps, 'empty'>) {
  const labels = useLabels();
  const { catalogue } = useConsoleModel();
  const record = useRecordContext();
  if (!record) return null;
  const status = resource.fields.find(({ name }) => name === resource.statusField);
  const rest = cardFields(resource, listedFields(resource, catalogue, except), record).filter(
    ({ name }) => name !== leadsTo?.name,
  );
  return (
    <Box
      component="li"
      sx={{ position: 'relative', p: 2, borderBottom: '1px solid', borderColor: 'divider' }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          gap: 1,
          mb: 0.5,
        }}
      >
        <RowLink resource={resource} leadsTo={leadsTo} fills>
          <Pictured path={record.thumbPath}>
            {leadsTo ? <RecordValue field={leadsTo} /> : <RecordRepresentation />}
          </Pictured>
        </RowLink>
        {status && <RecordValue field={status} />}
        <RowBadges resource={resource} />
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          // The names take what their longest word needs; values may break anywhere.
          gridTemplateColumns: 'minmax(min-content, 35%) minmax(0, 1fr)',
          fontSize: 13,
          lineHeight: '24px',
        }}
      >
        {rest.map((field) => (
          <Box key={field.name} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary', pr: 1, overflowWrap: 'break-word' }}>
              {labels.field(field)}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              <RecordValue field={field} />
            </Box>
          </Box>
        ))}
      </Box>
      {tools}
    </Box>
  );
}

/** The fields below the title and state of a card: those that add information. */
export function cardFields(
  resource: CatalogueResource,
  listed: CatalogueField[],
  record: RaRecord,
): CatalogueField[] {
  const above = new Set([
    resource.labelField,
    resource.statusField,
    titleReference(resource)?.name,
  ]);
  return listed
    .filter(({ name }) => !above.has(name) && (record[name] ?? null) !== null)
    .slice(0, mostOnCard);
}
