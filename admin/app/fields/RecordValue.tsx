import { useRecordContext } from 'react-admin';
import type { CatalogueField } from '../../../plugins/core/catalogue/catalogue.ts';
import { Value } from './Value.tsx';

/** A column's value of the row in context. `source` is what react-admin sorts and labels by. */
export function RecordValue({ field }: { field: CatalogueField; source?: string }) {
  const record = useRecordContext();
  // In a row a click leads to the row; only its own page has links that write mail.
  if (field.kind === 'email' && record?.[field.name]) return <>{String(record[field.name])}</>;
  return <Value field={field} value={record?.[field.name]} />;
}
