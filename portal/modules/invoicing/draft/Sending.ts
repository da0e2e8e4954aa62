import type { InvoiceDraft } from './InvoiceDraft.ts';

/** One call to keep a draft. Sent again under its key it is the same call, and done once. */
export interface Sending {
  key: string;
  /** Null begins the invoice. */
  id: string | null;
  /** When the server's version was last changed that this one is written on. */
  asRead: string | null;
  draft: InvoiceDraft;
}
