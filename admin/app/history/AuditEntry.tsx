import { Box } from '@mui/material';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { useLabels } from '../catalogue/labels/useLabels.ts';
import type { Tone } from '../catalogue/toneOf.ts';
import { Badge } from '../fields/Badge.tsx';
import { Moment } from '../fields/Moment.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import { changesOf } from './changesOf.ts';
import { Impersonator } from './Impersonator.tsx';

/** The actor of changes without a session. */
const noActor = '–';

const tones: Record<string, Tone> = { INSERT: 'pine', UPDATE: 'fjord', DELETE: 'rust' };

/** One entry of the trail as a sentence, and below it what changed. */
export function AuditEntry({ entry, resource }: { entry: RaRecord; resource: CatalogueResource }) {
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
        <span>{translate('audit.by', { who })}</span>
        {entry.administratorId && <Impersonator id={String(entry.administratorId)} entry={entry} />}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <Moment value={entry.changedAt} kind="datetime" locale={locale} />
        </Box>
      </Box>
      <ChangeTable changes={changesOf(entry, resource)} isNew={operation === 'INSERT'} row={row} />
    </Box>
  );
}
