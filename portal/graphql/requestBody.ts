import { operationOf } from './operationOf.ts';

/** A request as the server takes it: by the hash of its document, or with the document itself. */
export interface RequestBody {
  operationName: string;
  documentId?: string;
  query?: string;
  variables: Record<string, unknown>;
}

/** Builds the body sent for an operation; `inFull` for a server that has forgotten its hash. */
export function requestBody(document: object, variables: object, inFull = false): RequestBody {
  const { name, text, hash } = operationOf(document);
  const base = { operationName: name, variables: { ...variables } };
  return hash && !inFull ? { ...base, documentId: hash } : { ...base, query: text };
}
