import { RecordRepresentation, ReferenceField } from 'react-admin';
import type { CatalogueField } from '#plugins/core/catalogue/catalogue.ts';

/** A row without a title of its own is called after the row it belongs to. */
export function RowTitle({ field }: { field: CatalogueField }) {
  return (
    <ReferenceField
      source={field.name}
      reference={field.reference?.resource ?? ''}
      link={false}
      sx={{ font: 'inherit' }}
    >
      <RecordRepresentation />
    </ReferenceField>
  );
}
