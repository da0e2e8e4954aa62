import type { TFunction } from 'i18next';
import type { Labels } from '#forms/words/words-in.ts';
import type { SettlementRow } from './settlementRows.ts';

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
