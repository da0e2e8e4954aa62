import type { CatalogueOperations, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';

/** The API's name for an operation on a resource; asking for one operators do not have is ours. */
export function operationName(
  resource: CatalogueResource,
  operation: keyof CatalogueOperations,
): string {
  const name = resource.operations[operation];
  if (name === null) throw new Error(`Operators may not ${operation} ${resource.name}.`);
  return name;
}
