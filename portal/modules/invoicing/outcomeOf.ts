import type { StateOutcome } from '../../ui/states/StateBadge.tsx';

/** The outcome of a displayed state: a failed delivery or an overdue invoice waits for the sender to act. */
export function outcomeOf(state: string, invoice: { outcome: StateOutcome }): StateOutcome {
  return state === 'UNDELIVERED' || state === 'OVERDUE' ? 'MEMBERS' : invoice.outcome;
}
