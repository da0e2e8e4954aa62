import type { Session } from '../session/Session.ts';

/** A tab of the payout service, or of another page in parts. Modules list theirs in `tabs.ts`. */
export interface ServiceTab {
  /** Translation key with its namespace. */
  label: string;
  /** The page it is a part of; the payout service, `invoicemore/payout-service`, when none is named. */
  area?: string;
  /** Below the area. */
  name: string;
  order: number;
  visible: (session: Session) => boolean;
}
