import type {
  Catalogue,
  CatalogueOperations,
  CatalogueResource,
} from '#plugins/core/catalogue/catalogue.ts';
import { selectionOf } from './selectionOf.ts';

/** Text and variables of one GraphQL operation. Its result has the alias `result`. */
export interface Operation {
  text: string;
  variables: Record<string, unknown>;
}

/** The inputs for building an operation. */
export interface Known {
  resource: CatalogueResource;
  catalogue: Catalogue;
}

/** The API's name for an operation on a resource; asking for one operators do not have is ours. */
export function operationName(
  resource: CatalogueResource,
  operation: keyof CatalogueOperations,
): string {
  const name = resource.operations[operation];
  if (name === null) throw new Error(`Operators may not ${operation} ${resource.name}.`);
  return name;
}

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
