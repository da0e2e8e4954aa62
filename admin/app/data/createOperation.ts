import { insertedValues } from './insertedValues.ts';
import type { Known, Operation } from './Operation.ts';
import { operationName } from './operationName.ts';
import { writeOperation } from './writeOperation.ts';

/** Adds a row of the insertable columns. */
export function createOperation(known: Known, data: Record<string, unknown>): Operation {
  const key = operationName(known.resource, 'createKey');
  return writeOperation(known, 'create', { [key]: insertedValues(known.resource, data) });
}
