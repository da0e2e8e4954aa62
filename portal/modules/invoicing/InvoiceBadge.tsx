import { useTranslation } from 'react-i18next';
import { StateBadge, type StateOutcome } from '../../ui/states/StateBadge.tsx';
import { useWords } from '../../ui/words/useWords.ts';
import { deliveryState, type Sent } from './deliveryState.ts';
import { outcomeOf } from './outcomeOf.ts';
import { stateWord } from './stateWord.ts';

/** Where an invoice is. */
export function InvoiceBadge({ invoice }: { invoice: Sent & { outcome: StateOutcome } }) {
  const { t } = useTranslation('invoicing');
  const words = useWords();
  const state = deliveryState(invoice);
  return <StateBadge outcome={outcomeOf(state, invoice)}>{stateWord(state, t, words)}</StateBadge>;
}
