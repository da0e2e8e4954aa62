import type { Session } from '../session/Session.ts';

/** A tab of the payout service. Modules list theirs in `tabs.ts`. */
export interface ServiceTab {
  /** Translation key with its namespace. */
  label: string;
  /** Below `invoicemore/payout-service/`. */
  name: string;
  order: number;
  visible: (session: Session) => boolean;
}
