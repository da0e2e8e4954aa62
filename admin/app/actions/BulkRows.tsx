import { Alert, Box } from '@mui/material';
import {
  type RaRecord,
  RecordContextProvider,
  RecordRepresentation,
  useTranslate,
} from 'react-admin';
import { ApiError, type Refusal } from '../api/authorizedFetch.ts';
import { useLabels } from '../catalogue/labels/labels.ts';
import { isTagged, useResource } from '../catalogue/useConsoleModel.ts';
import { RecordValue } from '../fields/RecordValue.tsx';
import type { RowsResult } from './runForRows.ts';
import { failureText, refusalText } from './useAction.ts';

const mostNames = 8;

/** The rows of an action, with their sum and the initial values of its form. */
export function BulkNames({ records, sources }: { records: RaRecord[]; sources: string[] }) {
  const translate = useTranslate();
  const { fields } = useResource();
  const sum = fields.find((field) => isTagged(field, 'sum'));
  const shown = fields.filter(({ name }) => sources.includes(name));
  const more = records.length - mostNames;
  return (
    <ul style={{ marginTop: 0, paddingLeft: 20 }}>
      {records.slice(0, mostNames).map((record) => (
        <li key={record.id} translate="no">
          <RecordContextProvider value={record}>
            <RecordRepresentation /> {sum && <RecordValue field={sum} />}
            {shown.map((field) => (
              <Box key={field.name} sx={{ color: 'text.secondary' }}>
                <RecordValue field={field} />
              </Box>
            ))}
          </RecordContextProvider>
        </li>
      ))}
      {more > 0 && <li>{translate('bulk.more', { smart_count: more })}</li>}
    </ul>
  );
}

interface OutcomeProps {
  result: RowsResult;
  /** The number of rows that are done, of all that were selected. */
  done: number;
  all: number;
}

/** The number of rows that are done, and each that was refused with its reason. */
export function BulkOutcome({ result: { refused, cause }, done, all }: OutcomeProps) {
  const translate = useTranslate();
  const { locale } = useLabels();
  const textOf = (refusal: Refusal) =>
    refusal.path === 'updatedAt'
      ? translate('bulk.stale')
      : refusalText(refusal, locale, translate);
  // Sign-in opens above the dialog and explains itself.
  const isSignedOut = cause instanceof ApiError && cause.message === 'UNAUTHENTICATED';
  return (
    <Alert severity={refused.length > 0 || cause !== null ? 'error' : 'info'} sx={{ mb: 2 }}>
      {translate('bulk.progress', { finished: done, all })}
      {cause !== null && !isSignedOut && <div>{failureText(cause, translate)}</div>}
      {refused.length > 0 && (
        <ul style={{ margin: 0, paddingLeft: 20 }}>
          {refused.map(({ record, refusals }) => (
            <li key={record.id}>
              <RecordContextProvider value={record}>
                <strong translate="no">
                  <RecordRepresentation />
                </strong>
              </RecordContextProvider>
              {': '}
              {refusals.map(textOf).join(' ')}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
