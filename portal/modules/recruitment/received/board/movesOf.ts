import type { ScreenStates } from '#plugins/core/screens/screen.ts';
import type { PendingDecision } from '../decide/useDecisions.ts';
import type { Received } from '../receivedQuery.ts';

type Action = PendingDecision['action'];

const isDecision = (action: string): action is Action =>
  action === 'approve' || action === 'reject';

/** The statuses to which the user may move an application, according to the server. */
export function movesOf(
  { status, availableActions }: Pick<Received, 'status' | 'availableActions'>,
  states: ScreenStates | null,
): { action: Action; to: string }[] {
  return (states?.moves ?? []).flatMap(({ action, from, to }) =>
    from === status && isDecision(action) && availableActions.includes(action)
      ? [{ action, to }]
      : [],
  );
}
