import { RecordRepresentation } from 'react-admin';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { useLabels } from '../catalogue/labels/labels.ts';

/**
 * The title of a waiting row. A row labelled by another one, as a delivery by its invoice, names it: "Invoice
 * 25".
 */
export function QueueTitle({ resource }: { resource: CatalogueResource }) {
  const labels = useLabels();
  const label = resource.fields.find(({ name }) => name === resource.labelField);
  return (
    <>
      {label?.kind === 'reference' && <span>{`${labels.field(label)} `}</span>}
      <RecordRepresentation />
    </>
  );
}
