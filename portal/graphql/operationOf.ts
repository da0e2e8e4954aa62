import type { Operation } from './Operation.ts';

/** The run-time value of a typed document. */
export function operationOf(document: object): Operation {
  return document as Operation;
}
