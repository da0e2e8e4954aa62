import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { isTagged } from '../catalogue/isTagged.ts';
import { useLabels } from '../catalogue/labels/useLabels.ts';
import { listedFields } from '../catalogue/listedFields.ts';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { RecordValue } from '../fields/RecordValue.tsx';
import { momentText, sinceText } from '../format/sinceText.ts';
import { RowLink } from '../list/RowLink.tsx';
import { QueueTitle } from './QueueTitle.tsx';
import { RowFacts } from './RowFacts.tsx';

const mostPeople = 2;

interface Props {
  resource: CatalogueResource;
  /** The column with the time since when it waits. */
  since: string | null;
}

/** A waiting row at a glance: title, people, amount and since when. */
export function QueueGlance({ resource, since }: Props) {
  const record = useRecordContext();
  const labels = useLabels();
  const { catalogue } = useKnowledge();
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
