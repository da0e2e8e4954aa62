import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';

/** The column that names the owner of a row. */
export const accountField = 'accountId';

/** A row with an account points only to rows of the same one, so no other is offered. */
export function accountFilter(resource: CatalogueResource, account: unknown): object {
  const isFilterable = resource.fields.some(
    ({ name, filterable }) => name === accountField && filterable,
  );
  return isFilterable && account ? { [accountField]: account } : {};
}
