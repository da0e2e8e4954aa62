import type { Known, Operation } from './Operation.ts';
import { operationName } from './operationName.ts';
import { selectionOf } from './selectionOf.ts';

/** One row by its id. */
export function oneOperation({ resource, catalogue }: Known, id: unknown): Operation {
  return {
    text: `query One($id: UUID!) { result: ${operationName(resource, 'one')}(id: $id) { ${selectionOf(resource, catalogue)} } }`,
    variables: { id },
  };
}
