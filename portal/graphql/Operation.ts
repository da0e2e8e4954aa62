/** An operation as the browser knows it: its text, which is sent unchanged, and two names in it. */
export interface Operation {
  text: string;
  /** Its name in logs, caches and the list of persisted operations. */
  name: string;
  /** Its first field, such as `createInvoice`. */
  field: string;
  /** The hash by which the server knows it, in a built portal. */
  hash?: string;
}

/** The run-time value of a typed document. */
export function operationOf(document: object): Operation {
  return document as Operation;
}

/** The name an operation is known by in logs, caches and the list of persisted operations. */
export function operationName(document: object): string {
  return operationOf(document).name;
}
