import type { ListDefinition } from './list-definition.ts';

/**
 * The lists of the portal that was built last in this process, by name. Exports read it, and so may
 * any other engine that answers lists.
 */
export const knownLists = new Map<string, ListDefinition>();
