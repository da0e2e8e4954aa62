import { Box } from '@mui/material';
import { type RaRecord, RecordRepresentation, ReferenceField, useTranslate } from 'react-admin';
import { useKnowledge } from '../catalogue/useKnowledge.ts';

/** The operator who acted as another user, by name where the audit key leads to one. */
export function Impersonator({ id, entry }: { id: string; entry: RaRecord }) {
  const translate = useTranslate();
  const { catalogue } = useKnowledge();
  const reference = catalogue.resources
    .flatMap(({ fields }) => fields)
    .find(({ name, reference: target }) => name === 'administratorId' && target)?.reference;
  const [before, after = ''] = translate('audit.onBehalf', { who: '\u0000' }).split('\u0000');
  return (
    <Box component="span" sx={{ fontWeight: 600 }}>
      <span>{before}</span>
      {reference ? (
        <ReferenceField
          record={entry}
          source="administratorId"
          reference={reference.resource}
          link={false}
        >
          <RecordRepresentation />
        </ReferenceField>
      ) : (
        <span>{id}</span>
      )}
      <span>{after}</span>
    </Box>
  );
}
