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

/** What stands below the total of an invoice once it is paid or credited, in the order in which it happened. */
export function settlementRows(settlement: Settlement): SettlementRow[] {
  const { credited, paid, remaining, refund, refunded } = settlement;
  const rows: SettlementRow[] = [
    { name: 'credited', amount: refund - credited },
    { name: 'paid', amount: paid },
    { name: 'refund', amount: refund - refunded },
    { name: 'refunded', amount: refunded },
  ];
  const shown = rows.filter(({ amount }) => amount !== 0);
  // What is left to pay is the total itself where nothing was credited or paid, and nothing once all is paid.
  if (shown.length === 0 || (paid > 0 && remaining === 0)) return shown;
  return [...shown, { name: 'remaining', amount: remaining }];
}
