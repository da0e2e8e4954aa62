import persistedIds from 'virtual:persisted-operations';
import { type DocumentNode, print } from 'graphql';
import { operationName } from './operationName.ts';

/** A request as the server takes it: a hash where the build knows one, the text while developing. */
export interface RequestBody {
  operationName: string;
  documentId?: string;
  query?: string;
  variables: Record<string, unknown>;
}

/** Builds the body sent for an operation. */
export function requestBody(document: DocumentNode, variables: object): RequestBody {
  const name = operationName(document);
  const base = { operationName: name, variables: { ...variables } };
  const documentId = persistedIds[name];
  return documentId ? { ...base, documentId } : { ...base, query: print(document) };
}
