import { type DocumentNode, visit } from 'grafast/graphql';
import { isWritableText } from '#forms/validate/is-writable-text.ts';

function isBad(value: unknown): boolean {
  if (typeof value === 'string') return !isWritableText(value);
  if (value === null || typeof value !== 'object') return false;
  return Object.values(value).some(isBad);
}

const known = new WeakMap<DocumentNode, boolean>();

/** A document is checked once: the server keeps it for other requests with the same text. */
function isBadDocument(document: DocumentNode): boolean {
  let found = known.get(document);
  if (found === undefined) {
    found = false;
    visit(document, {
      StringValue(node) {
        found ||= !isWritableText(node.value);
      },
    });
    known.set(document, found);
  }
  return found;
}

/** Whether an operation or its variables contain a text that the database cannot store. */
export function hasUnwritableText(document: DocumentNode, variables: unknown): boolean {
  return isBadDocument(document) || isBad(variables);
}
