import { RecordRepresentation } from 'react-admin';
import type { CatalogueResource } from '../../../plugins/core/catalogue/catalogue.ts';
import { useLabels } from '../catalogue/useLabels.ts';

/** What waits. A row called after another one, as a delivery after its invoice, says which: "Invoice 25". */
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
