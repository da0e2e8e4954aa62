import { namedType } from '../catalogue/namedType.ts';
import type { Known, Operation } from './Operation.ts';
import { operationName } from './operationName.ts';
import { selectionOf } from './selectionOf.ts';

/** A generated mutation with its input, reading the row back as it now stands. */
export function writeOperation(
  known: Known,
  operation: 'create' | 'update' | 'delete',
  input: unknown,
): Operation {
  const { resource, schema } = known;
  const field = operationName(resource, operation);
  const found = schema.mutationType?.fields.find(({ name }) => name === field);
  const type = namedType(found?.args.find(({ name }) => name === 'input')?.type);
  const selection = operation === 'delete' ? 'id' : selectionOf(resource, schema);
  const row = `row: ${resource.operations.rowKey} { ${selection} }`;
  return {
    text: `mutation Write($input: ${type}!) { result: ${field}(input: $input) { ${row} } }`,
    variables: { input },
  };
}
