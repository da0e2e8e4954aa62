import { ListScreen } from '../../../app/screens/list/ListScreen.tsx';
import type { RenderCell } from '../../../app/screens/list/RowsTable.tsx';
import type { DeclaredScreen } from '../../../graphql/screens/DeclaredScreen.ts';
import { DueIn } from '../DueIn.tsx';
import { purchaseCell } from '../purchaseCell.tsx';
import { RefundBadge } from '../RefundBadge.tsx';

const cells: Record<string, RenderCell> = {
  purchases: purchaseCell,
  refunds: ({ name }, { status }) =>
    name === 'status' ? <RefundBadge status={String(status)} /> : undefined,
  suppliers: ({ name }, { nextDueOn }) =>
    name === 'nextDueOn' && nextDueOn ? <DueIn day={String(nextDueOn)} /> : undefined,
};

/** What the team has bought, got back, or from whom: in how many days it is to be paid, and whether it is. */
export function PurchaseList({ screen }: { screen: DeclaredScreen }) {
  const renderCell = cells[screen.default.table];
  return <ListScreen screen={screen} {...(renderCell && { renderCell })} />;
}
