import type { CatalogueField, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';

// Columns that every table has: owner and timestamps.
const ofEveryRow = new Set(['id', 'accountId', 'createdAt', 'updatedAt']);

/**
 * For a table whose rows only join two others, the key that leads on from the one it is viewed from. Null for
 * tables with columns of their own.
 */
export function otherEnd({ fields }: CatalogueResource, target: string): CatalogueField | null {
  const own = fields.filter(({ name, computed }) => !computed && !ofEveryRow.has(name));
  const [other, ...more] = own.filter(({ name }) => name !== target);
  if (more.length > 0 || own.length !== 2) return null;
  return other?.kind === 'reference' && other.required ? other : null;
}
