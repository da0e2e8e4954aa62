/** The progress of money on its way to a freelancer, as the database reports it. */
export interface PayoutOutlook {
  state:
    | 'WITH_CLIENT'
    | 'OUTSIDE'
    | 'WRITTEN_OFF'
    | 'HELD'
    | 'WAITING'
    | 'REJECTED'
    | 'RETURNED'
    | 'PROPOSED'
    | 'SENT'
    | 'PAID';
  heldReason: PayoutHeldReason | null;
  /** The words of the operator who holds it back. */
  reason: string | null;
  /** In minor units. */
  amount: number | null;
  /** The bank day. */
  paysOn: string | null;
}

export type PayoutHeldReason =
  | 'BLOCKED'
  | 'DELETION_SCHEDULED'
  | 'ARCHIVED'
  | 'UNVERIFIED'
  | 'DEBT'
  | 'NO_BANK_ACCOUNT'
  | 'BANK_ACCOUNT_CHANGED'
  | 'BANK_ACCOUNT_INCOMPLETE'
  | 'CHANGED'
  | 'OPERATOR'
  | 'RUN_CANCELLED';

const CURES = new Set<PayoutOutlook['heldReason']>([
  'ARCHIVED',
  'NO_BANK_ACCOUNT',
  'BANK_ACCOUNT_INCOMPLETE',
  'UNVERIFIED',
]);

/** Whether the freelancer can do something so that the money comes. */
export const waitsForOwner = ({ state, heldReason }: PayoutOutlook): boolean =>
  state === 'REJECTED' || state === 'RETURNED' || (state === 'HELD' && CURES.has(heldReason));
