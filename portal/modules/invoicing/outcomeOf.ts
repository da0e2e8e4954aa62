import type { StateOutcome } from '../../ui/states/StateBadge.tsx';
import type { deliveryState } from './deliveryState.ts';

/** What the state one is told means for people: a sending that failed waits for whoever sent it. */
export function outcomeOf(
  state: ReturnType<typeof deliveryState>,
  invoice: { outcome: StateOutcome },
): StateOutcome {
  return state === 'UNDELIVERED' ? 'MEMBERS' : invoice.outcome;
}
