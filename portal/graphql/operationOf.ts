import type { Operation } from './Operation.ts';

/** What there is at run time behind a typed document. */
export function operationOf(document: object): Operation {
  return document as Operation;
}
