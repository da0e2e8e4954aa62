import type { DocumentNode } from 'graphql';

/** The name an operation is known by in logs, caches and the list of persisted operations. */
export function operationName(document: DocumentNode): string {
  for (const definition of document.definitions) {
    if (definition.kind === 'OperationDefinition' && definition.name) return definition.name.value;
  }
  throw new Error('An operation has no name');
}
