import { useRecordContext } from 'react-admin';
import type { CatalogueField } from '../../../plugins/core/catalogue/catalogue.ts';
import { Value } from './Value.tsx';

/** A column's value of the row in context. `source` is what react-admin sorts and labels by. */
export function RecordValue({ field }: { field: CatalogueField; source?: string }) {
  const record = useRecordContext();
  return <Value field={field} value={record?.[field.name]} />;
}
