import { hasOptions, type Kind } from './kinds.ts';

/** The members by which a question is of a kind; undefined for those that have no place in it. */
export function membersOf(kind: Kind, options: unknown) {
  const bare = { type: undefined, schema: undefined, options: undefined };
  if (hasOptions(kind)) return { ...bare, type: kind, options };
  if (kind === 'TEXT') return { ...bare, type: kind };
  if (kind === 'number') return { ...bare, schema: { type: 'number' } };
  return { ...bare, schema: { type: 'string', format: kind } };
}
