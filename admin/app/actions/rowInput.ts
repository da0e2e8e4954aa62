import type {
  CatalogueMutation,
  CatalogueResource,
} from '../../../plugins/core/catalogue/catalogue.ts';

/** The input of a mutation that takes the row it is called on: the first id of the row's type. */
export function rowInput(mutation: CatalogueMutation, resource: CatalogueResource): string | null {
  const { properties = {} } = mutation.schema;
  const found = Object.entries(properties).find(([, part]) => part.nodeType === resource.typeName);
  return found?.[0] ?? null;
}
