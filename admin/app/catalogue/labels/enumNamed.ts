import type { Catalogue, CatalogueEnum } from '#plugins/core/catalogue/catalogue.ts';

/** The enum of that GraphQL name, if the catalogue has it. */
export function enumNamed(
  catalogue: Catalogue,
  name: string | null | undefined,
): CatalogueEnum | undefined {
  return catalogue.enums.find((item) => item.name === name);
}
