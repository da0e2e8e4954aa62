import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';

/** Whether operators may write any column by hand, so that no button leads to an empty form. */
export function isWritable(resource: CatalogueResource, purpose: 'create' | 'edit'): boolean {
  const operation = purpose === 'create' ? resource.operations.create : resource.operations.update;
  return (
    operation !== null &&
    resource.fields.some(({ insertable, updatable }) =>
      purpose === 'create' ? insertable : updatable,
    )
  );
}
