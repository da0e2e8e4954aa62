import { changedValues } from './changedValues.ts';
import type { Known, Operation } from './Operation.ts';
import { writeOperation } from './writeOperation.ts';

/** Updates the columns that differ from the row as it was read, unless the row was changed since. */
export function updateOperation(
  known: Known,
  id: unknown,
  data: Record<string, unknown>,
  previous: Record<string, unknown>,
): Operation {
  return writeOperation(known, 'update', {
    id,
    patch: {
      ...changedValues(known.resource, data, previous),
      ...(typeof previous.updatedAt === 'string' && { updatedAt: previous.updatedAt }),
    },
  });
}
