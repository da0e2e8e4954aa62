import type { CatalogueMutation, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';

/**
 * The input of a mutation that takes the row it is called on: its `id` where it has one, else the first id
 * of the row's type. Null when its `id` is of another type.
 */
export function rowInput(mutation: CatalogueMutation, resource: CatalogueResource): string | null {
  const { properties = {} } = mutation.schema;
  if (properties.id?.nodeType && properties.id.nodeType !== resource.typeName) return null;
  const found = Object.entries(properties).find(([, part]) => part.nodeType === resource.typeName);
  return found?.[0] ?? null;
}
