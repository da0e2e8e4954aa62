import persistedIds from 'virtual:persisted-operations';
import { type DocumentNode, print } from 'graphql';
import { operationName } from './operationName.ts';

/** A request as the server takes it: by the hash of its document, or with the document itself. */
export interface RequestBody {
  operationName: string;
  documentId?: string;
  query?: string;
  variables: Record<string, unknown>;
}

/** Builds the body sent for an operation; `inFull` for a server that has forgotten its hash. */
export function requestBody(
  document: DocumentNode,
  variables: object,
  inFull = false,
): RequestBody {
  const name = operationName(document);
  const base = { operationName: name, variables: { ...variables } };
  const documentId = inFull ? undefined : persistedIds[name];
  return documentId ? { ...base, documentId } : { ...base, query: print(document) };
}
