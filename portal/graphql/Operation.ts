/** What the browser knows of an operation: its words, which are sent as they are, and two names in them. */
export interface Operation {
  text: string;
  /** What it is called in logs, caches and the list of persisted operations. */
  name: string;
  /** The first thing it asks for or does, such as `createInvoice`. */
  field: string;
  /** What the server knows it by, where the portal was built. */
  hash?: string;
}
