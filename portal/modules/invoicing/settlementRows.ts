interface Settlement {
  credited: number;
  paid: number;
  remaining: number;
  refund: number;
  refunded: number;
}

export interface SettlementRow {
  name: 'credited' | 'remaining' | 'paid' | 'refund' | 'refunded';
  amount: number;
}

/** The rows below the total of a paid or credited invoice, in the order they happened. */
export function settlementRows(settlement: Settlement): SettlementRow[] {
  const { credited, paid, remaining, refund, refunded } = settlement;
  const rows: SettlementRow[] = [
    { name: 'credited', amount: refund - credited },
    { name: 'paid', amount: paid },
    { name: 'refund', amount: refund - refunded },
    { name: 'refunded', amount: refunded },
  ];
  const shown = rows.filter(({ amount }) => amount !== 0);
  // The remaining amount is left out while it equals the total, and once all is paid.
  if (shown.length === 0 || (paid > 0 && remaining === 0)) return shown;
  return [...shown, { name: 'remaining', amount: remaining }];
}
