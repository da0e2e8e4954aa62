import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { camelCase } from '#shared/names.ts';
import { enumNamed } from '../catalogue/labels/enumNamed.ts';
import { useLabels } from '../catalogue/labels/useLabels.ts';
import { pathOf } from '../catalogue/pathOf.ts';
import { useKnowledge, useResource } from '../catalogue/useKnowledge.ts';
import { Moment } from '../fields/Moment.tsx';

/** The column with the time a status was reached, by its name: SUBMITTED → submittedAt. */
function reached(status: string, isFirst: boolean): string {
  return isFirst ? 'createdAt' : `${camelCase(status.toLowerCase())}At`;
}

/** The progress of the row: its state, since when, and the next step. */
export function StatusPath() {
  const resource = useResource();
  const record = useRecordContext();
  const labels = useLabels();
  const translate = useTranslate();
  const { catalogue } = useKnowledge();
  const field = resource.fields.find(({ name }) => name === resource.statusField);
  const status: unknown = field && record?.[field.name];
  if (!field || !record || typeof status !== 'string') return null;
  const of = enumNamed(catalogue, field.enumName);
  const way = pathOf(resource, status);
  return (
    <Box
      component="ol"
      aria-label={translate('show.path')}
      sx={{ display: 'flex', flexWrap: 'wrap', rowGap: 1, listStyle: 'none', m: 0, mb: 2, p: 0 }}
    >
      {way.map(({ status: one, is }, at) => {
        const when: unknown = is === 'ahead' ? null : record[reached(one, at === 0)];
        return (
          <Box
            key={one}
            component="li"
            aria-current={is === 'here' ? 'step' : undefined}
            sx={{
              flex: { xs: '1 0 33%', sm: '1 1 0' },
              minWidth: 84,
              pt: 1,
              pr: 1,
              fontSize: 13,
              borderTop: '3px solid',
              borderColor: is === 'ahead' ? 'divider' : 'primary.main',
              color: is === 'ahead' ? 'text.secondary' : 'text.primary',
              fontWeight: is === 'here' ? 650 : 400,
            }}
          >
            <span>{labels.value(of, one)}</span>
            <Box sx={{ fontSize: 12, fontWeight: 400, color: 'text.secondary', minHeight: 18 }}>
              {when ? <Moment value={when} kind="datetime" locale={labels.locale} /> : null}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
