import { ListScreen } from '#portal/app/screens/list/ListScreen.tsx';
import type { RenderCell } from '#portal/app/screens/list/RowsTable.tsx';
import type { DeclaredScreen } from '#portal/graphql/screens/DeclaredScreen.ts';
import { DueIn, RefundBadge } from '../DueIn.tsx';
import { type Payable, PaymentBadge } from '../PaymentBadge.tsx';

/**
 * Cells of a purchase with additional information for its buyer, in the list and on the page of a supplier.
 */
export const purchaseCell: RenderCell = ({ name }, row) => {
  const { dueOn, remaining, paymentStatus } = row as unknown as Payable;
  if (name === 'dueOn' && remaining > 0) return <DueIn day={dueOn} />;
  if (name !== 'paymentStatus') return undefined;
  return <PaymentBadge purchase={{ dueOn, remaining, paymentStatus }} />;
};

const cells: Record<string, RenderCell> = {
  purchases: purchaseCell,
  refunds: ({ name }, { status }) =>
    name === 'status' ? <RefundBadge status={String(status)} /> : undefined,
  suppliers: ({ name }, { nextDueOn }) =>
    name === 'nextDueOn' && nextDueOn ? <DueIn day={String(nextDueOn)} /> : undefined,
};

/** The list of purchases, credits or suppliers, with the days until payment and whether it is paid. */
export function PurchaseList({ screen }: { screen: DeclaredScreen }) {
  const renderCell = cells[screen.default.table];
  return <ListScreen screen={screen} {...(renderCell && { renderCell })} />;
}
