import type { TFunction } from 'i18next';
import type { Labels } from '#forms/words/words-in.ts';

/** A published invoice has a more detailed state than its status: whether the client has received it. */
const explained = ['SENDING', 'UNDELIVERED', 'UNCONFIRMED', 'BY_HAND', 'OVERDUE'];

interface Settlement {
  credited: number;
  paid: number;
  remaining: number;
  refund: number;
  refunded: number;
}

interface SettlementRow {
  name: 'credited' | 'remaining' | 'paid' | 'refund' | 'refunded';
  amount: number;
}

/** The label of a row below the total; events use their usual labels. */
export function settlementLabel(
  name: SettlementRow['name'],
  t: TFunction<'invoicing/public'>,
  words: Labels,
): string {
  if (name === 'credited') return words.value('InvoiceStatus', 'NULLIFIED').label;
  if (name === 'paid') return words.value('InvoiceStatus', 'RESOLVED').label;
  return name === 'remaining' ? t('total') : t(`settlement.${name}`);
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

/** The label of the displayed state, short or as a step of the invoice's progress. */
export function stateWord(
  state: string,
  t: TFunction,
  words: Labels,
  as: 'state' | 'path' = 'state',
): string {
  if (!explained.includes(state)) return words.value('InvoiceStatus', state).label;
  return t(as === 'path' ? `path.${state}` : `state.${state}`);
}
