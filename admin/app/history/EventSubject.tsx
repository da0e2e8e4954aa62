import { Link } from '@mui/material';
import { RecordRepresentation, ReferenceField, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { CatalogueResource } from '../../../plugins/core/catalogue/catalogue.ts';
import { holds } from '../catalogue/holds.ts';
import { subjectOf } from '../catalogue/subjectOf.ts';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { useLabels } from '../catalogue/useLabels.ts';
import { titleOf } from '../console/titleOf.ts';
import { titleReference } from '../console/titleReference.ts';

/** "Faktura 25": what kind of thing it is, unless its title says so already, and which. */
function NamedRow({ resource }: { resource: CatalogueResource }) {
  const { catalogue } = useKnowledge();
  const labels = useLabels();
  const row = useRecordContext();
  if (!row) return null;
  const kind = labels.one(resource);
  const isSaid =
    !titleReference(resource) && titleOf(catalogue, resource, row, labels).startsWith(kind);
  return (
    <Link component={RouterLink} to={`/${resource.name}/${String(row.id)}/show`}>
      {!isSaid && `${kind} `}
      <RecordRepresentation />
    </Link>
  );
}

/** The row an event speaks of, as a link to it; nothing where operators cannot see it. */
export function EventSubject({ log }: { log: CatalogueResource }) {
  const { catalogue } = useKnowledge();
  const event = useRecordContext();
  const row = log.fields.find((field) => holds(field) === 'row');
  const subject = subjectOf(catalogue, log, event);
  if (!row || !event?.[row.name] || !subject?.operations.one) return null;
  return (
    <ReferenceField source={row.name} reference={subject.name} link={false} emptyText=" ">
      <NamedRow resource={subject} />
    </ReferenceField>
  );
}
