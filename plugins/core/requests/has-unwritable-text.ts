import { type DocumentNode, visit } from 'grafast/graphql';
import { isWritableText } from '../../../forms/validate/is-writable-text.ts';

function isBad(value: unknown): boolean {
  if (typeof value === 'string') return !isWritableText(value);
  if (value === null || typeof value !== 'object') return false;
  return Object.values(value).some(isBad);
}

/** Whether a text in an operation or its variables could not be told to the database at all. */
export function hasUnwritableText(document: DocumentNode, variables: unknown): boolean {
  let found = isBad(variables);
  visit(document, {
    StringValue(node) {
      found ||= !isWritableText(node.value);
    },
  });
  return found;
}
