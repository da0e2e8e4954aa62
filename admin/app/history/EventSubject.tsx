import { ReferenceField, useRecordContext } from 'react-admin';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { holds } from '../catalogue/holds.ts';
import { subjectOf } from '../catalogue/subjectOf.ts';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { NamedRow } from '../fields/NamedRow.tsx';

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
