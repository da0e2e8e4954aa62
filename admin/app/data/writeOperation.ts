import type { Known, Operation } from './Operation.ts';
import { operationName } from './operationName.ts';
import { selectionOf } from './selectionOf.ts';

/** A generated mutation with its input, which reads the row back as changed. */
export function writeOperation(
  known: Known,
  operation: 'create' | 'update' | 'delete',
  input: unknown,
): Operation {
  const { resource, catalogue } = known;
  const field = operationName(resource, operation);
  const type = operationName(resource, `${operation}Input`);
  const selection = operation === 'delete' ? 'id' : selectionOf(resource, catalogue);
  const row = `row: ${resource.operations.rowKey} { ${selection} }`;
  return {
    text: `mutation Write($input: ${type}!) { result: ${field}(input: $input) { ${row} } }`,
    variables: { input },
  };
}
