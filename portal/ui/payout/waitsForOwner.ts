import type { PayoutOutlook } from './PayoutOutlook.ts';

const CURES = new Set<PayoutOutlook['heldReason']>([
  'ARCHIVED',
  'NO_BANK_ACCOUNT',
  'BANK_ACCOUNT_INCOMPLETE',
  'UNVERIFIED',
]);

/** Whether the freelancer can do something so that the money comes. */
export const waitsForOwner = ({ state, heldReason }: PayoutOutlook): boolean =>
  state === 'REJECTED' || state === 'RETURNED' || (state === 'HELD' && CURES.has(heldReason));
