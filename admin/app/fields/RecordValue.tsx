import { useRecordContext } from 'react-admin';
import type { CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { RowContext } from './FieldProps.ts';
import { MailAddress, Value } from './Value.tsx';

/**
 * A column's value of the row in context, without links of its own: in a row a click leads to the
 * row. `source` is what react-admin sorts and labels by.
 */
export function RecordValue({ field }: { field: CatalogueField; source?: string }) {
  const record = useRecordContext();
  if (field.kind === 'email' && record?.[field.name]) {
    return <MailAddress address={String(record[field.name])} />;
  }
  return (
    <RowContext value={true}>
      <Value field={field} value={record?.[field.name]} />
    </RowContext>
  );
}
