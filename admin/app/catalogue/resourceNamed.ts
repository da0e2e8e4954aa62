import type { Catalogue, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';

/** The resource of that route name; a name the catalogue does not know is a fault of ours. */
export function resourceNamed(catalogue: Catalogue, name: string): CatalogueResource {
  const found = catalogue.resources.find((resource) => resource.name === name);
  if (!found) throw new Error(`The catalogue has no resource ${name}.`);
  return found;
}
