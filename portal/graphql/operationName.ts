import { operationOf } from './operationOf.ts';

/** The name an operation is known by in logs, caches and the list of persisted operations. */
export function operationName(document: object): string {
  return operationOf(document).name;
}
