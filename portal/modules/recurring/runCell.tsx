import type { RenderCell } from '../../app/screens/list/RowsTable.tsx';
import { InvoiceLink } from './InvoiceLink.tsx';

/** Links the invoice of a run to its page, where a draft is finished. */
export const runCell: RenderCell = ({ name }, row) => {
  if (name !== 'invoice') return undefined;
  return <InvoiceLink invoice={row.invoice as { id: string; documentNumber?: string | null }} />;
};
