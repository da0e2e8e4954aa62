import type { RenderCell } from '../../app/screens/list/RowsTable.tsx';
import { DueIn } from './DueIn.tsx';
import { PaymentBadge } from './PaymentBadge.tsx';
import type { Payable } from './paymentState.ts';

/**
 * Cells of a purchase with additional information for its buyer, in the list and on the page of a supplier.
 */
export const purchaseCell: RenderCell = ({ name }, row) => {
  const { dueOn, remaining, paymentStatus } = row as unknown as Payable;
  if (name === 'dueOn' && remaining > 0) return <DueIn day={dueOn} />;
  if (name !== 'paymentStatus') return undefined;
  return <PaymentBadge purchase={{ dueOn, remaining, paymentStatus }} />;
};
