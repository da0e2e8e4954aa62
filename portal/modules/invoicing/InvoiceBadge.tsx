import { StateBadge, type StateOutcome } from '../../ui/states/StateBadge.tsx';
import { useMessages, useWords } from '../../ui/texts.ts';
import { deliveryState, hasFailed, type Sent } from './deliveryState.ts';
import { stateWord } from './settlementLabel.ts';

interface Props {
  invoice: Sent & { outcome: StateOutcome; isOverdue: boolean };
}

/** The state of an invoice; once the client has it, whether it is overdue. */
export function InvoiceBadge({ invoice }: Props) {
  const { t } = useMessages('invoicing');
  const words = useWords();
  const delivered = deliveryState(invoice);
  const isLate = invoice.isOverdue && (delivered === 'PUBLISHED' || delivered === 'BY_HAND');
  const state = isLate ? 'OVERDUE' : delivered;
  return <StateBadge outcome={outcomeOf(state, invoice)}>{stateWord(state, t, words)}</StateBadge>;
}

/** The outcome of a displayed state: a failed delivery or an overdue invoice waits for the sender to act. */
function outcomeOf(state: string, invoice: { outcome: StateOutcome }): StateOutcome {
  return hasFailed(state) || state === 'OVERDUE' ? 'MEMBERS' : invoice.outcome;
}
