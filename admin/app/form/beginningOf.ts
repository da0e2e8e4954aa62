import type {
  CatalogueBackwardRelation,
  CatalogueResource,
} from '#plugins/core/catalogue/catalogue.ts';
import { isWritable } from './isWritable.ts';

/**
 * The initial values of a row that is added from the page of the row it references: that row, and its
 * account. Null if this operator may not add one, or may not set the reference.
 */
export function beginningOf(
  resource: CatalogueResource,
  { target }: CatalogueBackwardRelation,
  record: Record<string, unknown>,
): Record<string, unknown> | null {
  const takes = (name: string) =>
    resource.fields.some((field) => field.name === name && field.insertable);
  if (!isWritable(resource, 'create') || !takes(target)) return null;
  const account = takes('accountId') ? { accountId: record.accountId } : {};
  return { ...account, [target]: record.id };
}
