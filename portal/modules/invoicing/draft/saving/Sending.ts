import type { InvoiceDraft } from '../InvoiceDraft.ts';

/** One call to keep a draft. Sent again under its key it is the same call, and done once. */
export interface Sending {
  key: string;
  /** Null begins the invoice. */
  id: string | null;
  /** The `updatedAt` of the server's version this draft is based on. */
  asRead: string | null;
  draft: InvoiceDraft;
}
