import type { TFunction } from 'i18next';
import type { SaidWords } from '../../../forms/words/words-in.ts';
import type { SettlementRow } from './settlementRows.ts';

/** The name of a row below the total; what happened to it is called as everywhere. */
export function settlementLabel(
  name: SettlementRow['name'],
  t: TFunction<'invoicing/public'>,
  words: SaidWords,
): string {
  if (name === 'credited') return words.value('InvoiceStatus', 'NULLIFIED').label;
  if (name === 'paid') return words.value('InvoiceStatus', 'RESOLVED').label;
  return name === 'remaining' ? t('total') : t(`settlement.${name}`);
}
