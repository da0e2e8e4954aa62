import type { StateOutcome } from '../../ui/states/StateBadge.tsx';

/** What a shown state means for people: what failed to arrive or is overdue waits for the sender to act. */
export function outcomeOf(state: string, invoice: { outcome: StateOutcome }): StateOutcome {
  return state === 'UNDELIVERED' || state === 'OVERDUE' ? 'MEMBERS' : invoice.outcome;
}
