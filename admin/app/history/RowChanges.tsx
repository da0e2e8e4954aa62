import { useRecordContext } from 'react-admin';
import { subjectOf } from '../catalogue/tagOf.ts';
import { useKnowledge, useResource } from '../catalogue/useKnowledge.ts';
import { ChangeTable } from './ChangeTable.tsx';
import { changesOf } from './changesOf.ts';

/** The changes of one audit entry, on that entry's own page. */
export function RowChanges() {
  const trail = useResource();
  const record = useRecordContext();
  const { catalogue } = useKnowledge();
  if (!record) return null;
  const subject = subjectOf(catalogue, trail, record);
  return (
    <ChangeTable
      changes={changesOf(record, subject ?? { fields: [] })}
      isNew={record.operation === 'INSERT'}
    />
  );
}
